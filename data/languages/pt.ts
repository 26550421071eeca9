import { pt as commonWords } from "./common-words/pt.ts";
import { pt as functionWords } from "./function-words/pt.ts";
import type { LanguageData } from "./language-data.ts";

export const pt: LanguageData = {
  functionWords,
  commonWords,
  titles: `abade advogada advogado aiatolá almirante apresentador apresentadora arcebispo arq arquiteta arquiteto atacante ator atriz
avançado avó avô barão baronesa beata beato bispo brigadeiro cabo califa cantor cantora capitão cardeal cavaleiro chanceler cientista
cineasta comandante comissário compositor compositora conde condessa coronel czar czarina d defesa delegada delegado deputada deputado
desembargador diretor diretora dom dona doutor doutora dr dra duque duquesa embaixador embaixadora emir empresária empresário eng
engenheira engenheiro escritor escritora escultor escultora filósofo físico frei freira general goleiro governador governadora imã
imperador imperatriz infanta infante inspetor inspetora intendente irmã irmão jornalista juiz juíza lady líder lord madre mãe major
marechal marquês marquesa matemático médio mestre ministra ministro monsenhor padre pai papa pastor pe pintor pintora poeta poetisa
prefeita prefeito presidenta presidente primeiroministro princesa príncipe procurador procuradora prof profa professor professora promotor
rabino rainha rei reverendo santa santo sargento secretária secretário selecionador senador senadora senhor senhora senhores senhorita sir
sr sra srta sultão técnico tenente tia tio treinador treinadora vereador vereadora vice vicepresidente visconde xeque zagueiro`,
  calendar: `abr abril ago agosto dez dezembro dom domingo domingos fev fevereiro jan janeiro jul julho jun junho mai maio mar março nov
novembro out outubro qua quarta qui quinta sáb sábado sábados seg segunda set setembro sex sexta ter terça`,
  connectors: "de do da dos das e em no na a o ao d del la le van von der di du y",
  clitics: "d",
  abbreviations: `sr sra srs sras srta dr dra drs d prof profa eng arq gal gen cel cap ten mons fr sta sto st des exmo exma art núm cia av`,
  articles: `o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela pelos pelas`,
  genitive: "",
  capitalisesNouns: false,
};

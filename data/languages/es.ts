import { es as commonWords } from "./common-words/es.ts";
import { es as functionWords } from "./function-words/es.ts";
import type { LanguageData } from "./language-data.ts";

export const es: LanguageData = {
  functionWords,
  commonWords,
  titles: `abad abogada abogado abuela abuelo actor actriz alcalde alcaldesa almirante arq arquitecta arquitecto arzobispo ayatolá barón
baronesa beata beato brigadier caballero cabo califa canciller cantante capitán capitana cardenal centrocampista científica científico
cineasta comandante comisario compositor compositora concejal conde condesa congresista coronel defensa delantero diputada diputado
director directora doctor doctora don doña dr dra duque duquesa embajador embajadora emir emperador emperatriz empresaria empresario
entrenador entrenadora escritor escritora escultor escultora exministro expresidenta expresidente filósofo fiscal físico fray general
gobernador gobernadora hermana hermano imán infanta infante ing ingeniera ingeniero inspector inspectora intendente jeque juez jueza lady
lic licenciada licenciado líder lord madre maestra maestro magistrada magistrado mariscal marqués marquesa matemático ministra ministro
mons monseñor obispo padre papa pastor periodista pintor pintora poeta poetisa portero prefecto presentador presentadora presidenta
presidente primer princesa príncipe prof profesor profesora rabino reina reverendo rey san santa santo sargento secretaria secretario
seleccionador senador senadora señor señora señores señorita sir sor sr sra sras sres srta sultán teniente tía tío viceministro
vicepresidenta vicepresidente vizconde zar zarina`,
  calendar: `abr abril ago agosto dic diciembre dom domingo domingos ene enero feb febrero jue jueves jul julio jun junio lun lunes martes
marzo may mayo mié miércoles nov noviembre oct octubre sáb sábado sábados sep sept septiembre setiembre vie viernes`,
  connectors: "de del la las los el y e en al san santa do da dos das von van der di du des le i d l",
  clitics: "d l",
  abbreviations: `sr sra sres sras srta dr dra drs d dª dña lic ing arq prof gral cnel cap tte mons fr sta sto st ee uu ff cc jj art núm cía av avda`,
  articles: `el la los las un una unos unas del al`,
  genitive: "",
  capitalisesNouns: false,
};

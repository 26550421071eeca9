import type { FieldCues } from "./field-names.ts";

/** Portuguese words that show the semantic field of a text. */
export const pt: FieldCues = {
  // Sport
  football:
    "futebol futebolista goleiro atacante zagueiro pênalti campeonato gol treinador clube fifa uefa bola guarda redes",
  basketball: "basquete basquetebol nba cesta rebote enterrada pivô armador quadra basquetebolista",
  tennis: "tênis tenista raquete saque backhand atp wta wimbledon slam torneio",
  motor_sport: "corrida fórmula grande prêmio piloto volta circuito pole rali motogp escuderia pódio",
  athletics:
    "atletismo velocista maratona barreiras dardo revezamento salto olímpico medalha corredor decatlo",
  cycling: "ciclismo ciclista pelotão bicicleta etapa volta camisola escalador velódromo",
  winter_sport: "esqui esquiador slalom descida biatlo patinação snowboard hóquei neve alpino",
  sport:
    "esporte desporto atleta campeonato torneio campeão olimpíadas medalha vitória partida treinador equipe estádio jogador",
  board_games: "xadrez enxadrista grande mestre mate tabuleiro pôquer torneio abertura",
  // The arts
  music: "música canção álbum cantor banda guitarra concerto pop rock single letra disco turnê músico",
  classical_music:
    "sinfonia compositor orquestra concerto maestro sonata violino piano quarteto filarmônica barroco coro",
  opera: "ópera soprano tenor ária libreto barítono lírica abertura",
  painting:
    "pintura pintor tela retrato afresco aquarela museu galeria impressionista quadro paisagem exposição",
  sculpture: "escultura escultor estátua mármore bronze busto monumento relevo",
  architecture:
    "arquitetura arquiteto edifício torre catedral fachada arranha céu gótico cúpula palácio construção",
  film: "filme diretor ator atriz cinema oscar roteiro protagonista hollywood filmagem cena cineasta",
  theatre: "teatro peça palco dramaturgo drama ator tragédia comédia espetáculo encenação",
  television: "televisão série episódio temporada canal transmissão apresentador programa netflix novela",
  literature: "romance escritor autor livro literatura conto editora ficção capítulo personagem ensaio",
  poetry: "poema poeta poesia verso soneto rima ode épica estrofe",
  comics: "quadrinhos mangá desenho super herói marvel anime animado quadrinista gibi",
  photography: "fotografia fotógrafo foto câmera objetiva exposição imagem",
  dance: "dança dançarino bailarina balé coreógrafo tango coreografia samba",
  festival: "festival carnaval festa desfile bienal edição",
  award: "prêmio nobel vencedor oscar grammy indicado galardão cerimônia",
  fashion: "moda estilista vestido coleção passarela modelo marca luxo estilo perfume",
  // Thought
  philosophy: "filosofia filósofo ética metafísica pensador lógica estoico existencialismo razão platão",
  religion:
    "religião igreja papa bispo católico fé cristão islã muçulmano judeu budista santo deus bíblia mesquita",
  mythology: "mitologia deus deusa mito herói zeus romano grego nórdico divindade lenda titã",
  history:
    "história antigo século império medieval dinastia historiador revolução colonial antiguidade reinado arqueológico",
  royalty: "rei rainha príncipe princesa trono coroa real imperador dinastia duque coroação monarca herdeiro",
  language: "língua idioma gramática dialeto palavra falante linguista vocabulário tradução alfabeto verbo",
  education: "escola professor aluno educação aula exame estudante lição colégio ensino",
  university: "universidade professor faculdade campus diploma estudante reitor doutorado universitário",
  research:
    "pesquisa cientista laboratório estudo experimento descoberta instituto pesquisador ciência teoria",
  // Society
  politics:
    "política presidente ministro governo partido parlamento senador oposição reforma deputado congresso",
  elections: "eleição voto candidato campanha urna pesquisa eleitor turno referendo primárias",
  government: "governo ministério agência administração federal estado conselho autoridade público comissão",
  law: "lei tribunal juiz advogado julgamento legal constituição sentença corte supremo direito",
  crime: "crime assassinato polícia assassino suspeito preso prisão roubo quadrilha vítima máfia",
  war: "guerra exército batalha soldado tropas militar invasão general arma míssil marinha cerco frente",
  terrorism: "terrorismo terrorista atentado bomba extremista refém jihadista explosão",
  diplomacy: "diplomacia embaixador tratado embaixada cúpula sanções exteriores negociações otan acordo",
  newspaper: "jornal jornalista redator imprensa artigo revista repórter diário manchete mídia coluna",
  family: "família pai mãe filho filha esposa marido irmão irmã casado crianças pais casamento",
  // The economy
  economy:
    "economia inflação crescimento pib recessão desemprego economista comércio fiscal orçamento mercado",
  banking: "banco empréstimo crédito juros depósito banqueiro hipoteca central moeda euro dólar conta",
  stock_market: "ações bolsa investidor índice nasdaq dividendo carteira fundo títulos cotação",
  trade: "comércio exportação importação tarifa alfândega mercadorias mercado fornecedor atacado loja",
  company:
    "empresa fundador sede filial lucro receita startup acionista fusão fabricante funcionários companhia executivo",
  energy: "energia eletricidade usina nuclear solar eólica turbina rede renovável reator hidrelétrica",
  oil: "petróleo gás barril refinaria oleoduto bruto perfuração opep combustível gasolina",
  agriculture: "agricultura agricultor cultivo trigo colheita gado fazenda solo pecuária irrigação",
  travel: "viagem turista hotel férias voo turismo visitante praia destino cruzeiro guia",
  // Technology
  software: "software aplicativo atualização versão microsoft windows sistema operacional usuário função",
  programming:
    "programação linguagem código desenvolvedor compilador biblioteca framework javascript python função",
  internet: "internet site online google facebook rede social busca navegador web plataforma",
  telecom: "telefone celular rede operadora smartphone banda telecomunicações telemóvel sms",
  hardware: "computador processador chip notebook dispositivo semicondutor memória intel tela bateria",
  artificial_intelligence:
    "inteligência artificial rede neural aprendizado modelo robô algoritmo treinamento",
  video_games: "videogame jogo nintendo playstation console xbox jogador multijogador",
  cars: "carro motor veículo automóvel sedã elétrico montadora modelo roda toyota",
  aviation: "avião companhia aeroporto voo piloto boeing airbus helicóptero pista aviação",
  shipping: "navio porto barco capitão cruzeiro marinha vela carga balsa naufrágio marinheiro",
  railway: "ferrovia trem comboio estação trilho locomotiva metrô linha bonde passageiros",
  // Science
  space: "espaço foguete nasa astronauta satélite órbita lançamento nave lua missão sonda marte",
  astronomy:
    "planeta estrela astrônomo telescópio galáxia solar cometa órbita astronomia nebulosa constelação sol",
  physics: "física físico quântica partícula relatividade gravidade átomo elétron nuclear mecânica teoria",
  chemistry: "química químico elemento ácido metal composto molécula reação periódica mercúrio líquido",
  mathematics:
    "matemática matemático teorema equação geometria álgebra demonstração número cálculo conjectura",
  biology: "biologia biólogo célula gene espécie evolução dna organismo bactéria genética proteína",
  medicine:
    "medicina médico hospital paciente cirurgião tratamento medicamento vacina clínica terapia cirurgia",
  disease: "doença vírus infecção câncer epidemia sintoma pandemia febre surto síndrome covid",
  environment:
    "meio ambiente clima poluição aquecimento emissões conservação fauna reciclagem carbono ecossistema",
  weather: "clima tempestade furacão chuva temperatura previsão neve tufão inundação ciclone seca",
  // Nature
  animals:
    "animal mamífero espécie cão gato cavalo selvagem zoológico predador pelo cauda lobo leão elefante",
  birds: "ave pássaro pena ninho asa águia bico migratória peru ovo",
  sea_life: "peixe tubarão baleia salmão oceano pesca marinho recife coral golfinho atum",
  plants: "planta flor árvore folha jardim semente floresta botânica espécie floração raiz arbusto",
  fruit: "fruta maçã pomar suco maduro doce torta casca banana cereja pera colheita vitamina",
  food: "comida prato queijo pão carne comer restaurante massa molho refeição sabor ingrediente",
  drink: "vinho cerveja bebida café chá garrafa uísque vinhedo cervejaria uva álcool champanhe",
  cooking: "receita cozinheiro chef forno assar cozinha fritar ferver manteiga açúcar farinha sal pimenta",
  // Places
  city: "cidade prefeito centro capital metrópole subúrbio bairro população rua urbano praça",
  country:
    "país nação fronteira república capital cidadão nacional população território bandeira independência",
  region: "região província condado distrito estado administrativo município departamento",
  river: "rio margem vale flui afluente delta ponte barragem cachoeira foz bacia",
  lake: "lago margem água doce represa lagoa glacial pesca",
  sea: "mar oceano costa golfo estreito marinho maré onda baía praia atlântico pacífico",
  mountain: "montanha cume pico alpinista alpes cordilheira geleira trilha vulcão encosta altitude",
  island: "ilha arquipélago atol costa tropical ilhéu lagoa península",
  desert: "deserto duna areia oásis árido nômade camelo saara beduíno",
};

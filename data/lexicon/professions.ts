import type { Language } from "../../src/contract/index.ts";

/**
 * Groups of professions. A person seldom has two of them; people of the open group often have another profession, too,
 * so it only tells that something is known of a person. Those of the office group are also had by politicians and
 * scientists, so they only rule out athletes, artists and the like: "the teacher Emma Stone". Those of the law group
 * also rule out scientists. Two words are joined by "_".
 */
export const professionGroups = [
  "sport",
  "stage",
  "art",
  "building",
  "science",
  "kitchen",
  "open",
  "office",
  "law",
] as const;
export type Profession = (typeof professionGroups)[number];

/**
 * Further English words by which a knowledge base tells the profession of a person. They state none in a text: "a key
 * player" may be a politician.
 */
export const described: Partial<Record<Profession, string>> = {
  sport:
    "badminton baseball basketball figure football handball hockey player rugby soccer tennis volleyball",
};

/** Words for professions by group, folded. */
export const professions: Partial<Record<Language, Readonly<Record<Profession, string>>>> = {
  en: {
    sport:
      "athlete batsman biathlete boxer cricketer cyclist decathlete fencer footballer goalkeeper golfer gymnast hurdler jockey judoka kayaker midfielder quarterback racer rower skater skier snowboarder sprinter striker surfer swimmer weightlifter winger wrestler",
    stage:
      "actor actress bassist cellist comedian composer conductor dancer drummer filmmaker guitarist musician organist pianist rapper singer songwriter soprano tenor trumpeter violinist",
    art: "ceramicist illustrator painter photographer potter sculptor",
    building: "architect",
    science:
      "archaeologist astronomer biologist botanist chemist dermatologist geneticist geologist mathematician neurologist neuroscientist physicist surgeon zoologist",
    kitchen: "chef cook",
    open: "activist admiral banker bishop businessman businesswoman chancellor detective director economist emperor engineer entrepreneur explorer fictional general governor historian inventor investor journalist judge king lawyer mayor minister model monarch novelist official philosopher playwright poet politician pope president prime prince princess producer queen senator soldier theologian writer",
    office:
      "cardiologist consultant councillor councilman councilwoman doctor dr gp headmaster headmistress headteacher lecturer midwife paediatrician pediatrician physician postgraduate principal programmer psychiatrist psychologist radiologist teacher undergraduate account_manager assistant_professor associate_professor bank_manager branch_manager commercial_director finance_director head_teacher hotel_manager office_manager operations_director police_officer prison_officer project_manager sales_director store_manager",
    law: "attorney barrister lawyer notary paralegal solicitor",
  },
  de: {
    sport:
      "basketballspieler biathlet biathletin boxer fechter fussballer fussballerin fussballspieler golfer handballer kugelstosser leichtathlet leichtathletin mittelfeldspieler radrennfahrer rennfahrer ringer ruderer schwimmer schwimmerin skifahrer skifahrerin skirennlaufer sprinter sturmer tennisspieler tennisspielerin torhuter torwart turner turnerin",
    stage:
      "cellist cellistin dirigent geiger geigerin gitarrist komiker komponist komponistin musiker musikerin pianist pianistin rapper sanger sangerin schauspieler schauspielerin schlagzeuger tanzer tanzerin",
    art: "bildhauer bildhauerin fotograf fotografin maler malerin",
    building: "architekt architektin",
    science:
      "archaologe archaologin astronom biologe biologin botaniker chemiker chemikerin chirurg chirurgin geologe geologin mathematiker mathematikerin physiker physikerin zoologe",
    kitchen: "koch kochin",
    open: "politiker politikerin unternehmer unternehmerin schriftsteller schriftstellerin",
    office:
      "allgemeinmediziner arzt arztin augenarzt augenarztin berater beraterin doktor dr dozent dozentin facharzt facharztin gemeinderat gemeinderatin hausarzt hausarztin ingenieur ingenieurin internist kardiologe kardiologin kinderarzt kinderarztin lehrer lehrerin polizist polizistin psychologe psychologin rektor rektorin schulleiter schulleiterin stadtrat stadtratin student studentin versicherungskaufmann burgermeister burgermeisterin",
    law: "anwalt anwaltin notar notarin rechtsanwalt rechtsanwaltin steuerberater steuerberaterin",
  },
  fr: {
    sport:
      "athlete attaquant basketteur basketteuse boxeur boxeuse buteur coureur cycliste escrimeur footballeur footballeuse gardien golfeur gymnaste handballeur judoka nageur nageuse patineur patineuse rugbyman skieur skieuse sprinteur surfeur",
    stage:
      "acteur actrice batteur chanteur chanteuse comedien comedienne compositeur compositrice danseur danseuse guitariste humoriste musicien musicienne pianiste rappeur realisateur realisatrice violoncelliste violoniste",
    art: "peintre photographe sculpteur sculptrice",
    building: "architecte",
    science:
      "archeologue astronome biologiste botaniste chimiste chirurgien chirurgienne geologue mathematicien mathematicienne physicien physicienne zoologiste",
    kitchen: "cuisinier cuisiniere patissier",
    open: "politicien politicienne entrepreneur ecrivain",
    office:
      "adjoint adjointe cardiologue conseiller conseillere consultant consultante docteur dr enseignant enseignante gynecologue ingenieur ingenieure institutrice instituteur medecin pediatre proviseur proviseure psychiatre psychologue maire",
    law: "avocat avocate huissier juriste notaire",
  },
  es: {
    sport:
      "arquero atleta baloncestista boxeador boxeadora centrocampista ciclista delantero esgrimista esquiador esquiadora futbolista gimnasta golfista guardameta nadador nadadora patinador patinadora piloto portero tenista velocista",
    stage:
      "actor actriz bailarin bailarina baterista cantante compositor compositora comediante guitarrista humorista musico pianista rapero violinista violonchelista",
    art: "escultor escultora fotografa fotografo pintor pintora",
    building: "arquitecta arquitecto",
    science:
      "arqueologa arqueologo astronomo biologa biologo botanico cirujana cirujano fisica fisico geologo matematica matematico quimica quimico",
    kitchen: "cocinera cocinero",
    open: "politica politico empresaria empresario escritor escritora",
    office:
      "cardiologa cardiologo concejal concejala consultor consultora directiva doctor doctora dr dra ginecologo ingeniera ingeniero medica medico pediatra profesora psicologa psicologo psiquiatra alcalde alcaldesa profesor_titular profesora_titular",
    law: "abogada abogado notaria notario procurador procuradora",
  },
  it: {
    sport:
      "atleta attaccante calciatore calciatrice centrocampista cestista ciclista difensore ginnasta golfista nuotatore nuotatrice pallavolista pattinatore pilota portiere pugile rugbista schermidore sciatore sciatrice tennista velocista",
    stage:
      "attore attrice ballerina ballerino batterista cantante chitarrista comico compositore compositrice musicista pianista rapper regista soprano tenore violinista violoncellista",
    art: "fotografa fotografo pittore pittrice scultore scultrice",
    building: "architetta architetto",
    science:
      "archeologa archeologo astronomo biologa biologo botanico chimica chimico chirurga chirurgo fisica fisico geologo matematica matematico",
    kitchen: "cuoca cuoco",
    open: "politica politico imprenditore imprenditrice scrittore scrittrice",
    office:
      "cardiologa cardiologo commercialista consigliera consigliere consulente docente dott dottor dottoressa dr geometra ginecologo ingegner ingegnere insegnante medico pediatra preside professoressa psichiatra psicologa psicologo ragioniere professore_associato professore_ordinario sindaca sindaco",
    law: "avvocata avvocatessa avvocato notaia notaio",
  },
  pt: {
    sport:
      "atacante atleta boxeador ciclista esquiador futebolista ginasta goleiro golfista jogador jogadora nadador nadadora patinador piloto surfista tenista velocista zagueiro",
    stage:
      "ator atriz bailarina bailarino baterista cantor cantora cineasta comediante compositor compositora guitarrista humorista musico pianista violinista violoncelista",
    art: "escultor escultora fotografa fotografo pintor pintora",
    building: "arquiteta arquiteto",
    science:
      "arqueologa arqueologo astronomo biologa biologo botanico cirurgia cirurgiao fisica fisico geologo matematica matematico quimica quimico",
    kitchen: "cozinheira cozinheiro",
    open: "politica politico empresaria empresario escritor escritora",
    office:
      "cardiologista consultor consultora doutor doutora dr dra enfermeira engenheira engenheiro ginecologista medica medico pediatra professora psicologa psicologo psiquiatra vereador vereadora prefeita prefeito professor_titular",
    law: "advogada advogado notaria notario solicitador solicitadora",
  },
};

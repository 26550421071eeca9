import type { Language } from "../../src/contract/index.ts";

/** How a text says what an ordinary person does for a living. */
interface Trades {
  /** Trades and roles whose people are hardly ever known beyond their town, folded; "_" joins two words. */
  readonly nouns: string;
  /**
   * Words for those whom a school, a house or the writer has, folded. Those of somebody else may be known: "Plato's pupil
   * Aristotle", "his neighbour Claude Monet".
   */
  readonly fellows: string;
  /** Several of them, or of a trade, folded: "Pupils Emma Watson and Tom Hanks". */
  readonly several: string;
  /** Those who are private persons behind "our new", folded: "our new colleague Anna Zorba". */
  readonly ours: string;
  /** That "new". */
  readonly fresh: string;
  /** Words by which a trade is that of a person before it was known, folded: "the former waiter Brad Pitt". */
  readonly former: string;
  /** Labels before the person of a firm whom a reader may ask, folded: "Contact: Anna Zorba". */
  readonly contacts: string;
  /** Words between the name and the trade, unfolded: "is", "as"; "è" is one, and "e" is not. */
  readonly verbs: string;
}

export const trades: Partial<Record<Language, Trades>> = {
  en: {
    nouns:
      "accountant apprentice baker barber barista barman bartender beekeeper bellboy bouncer bricklayer builder butcher bystander cabbie caregiver carer caretaker carpenter cashier chambermaid childminder cleaner clerk cobbler courier dentist dishwasher doorman dressmaker electrician farmhand farmworker firefighter fisherman fishmonger florist gardener glazier greengrocer grocer groundsman hairdresser handyman homemaker housekeeper housewife intern janitor joiner librarian lifeguard locksmith maid mason mechanic milkman miner nanny newsagent nurse onlooker optician paramedic pensioner pharmacist plasterer plumber postman postwoman psychotherapist receptionist retiree roofer salesman saleswoman seamstress shepherd shopkeeper stallholder tailor technician telephonist tiler toddler trainee trucker typist upholsterer usher veterinarian waiter waitress warehouseman welder au_pair bus_driver cab_driver care_assistant care_worker delivery_driver dental_nurse dinner_lady estate_agent factory_worker farm_worker hospital_orderly harbour_master lorry_driver night_porter office_worker passer_by sales_assistant shop_assistant shop_worker social_worker taxi_driver teaching_assistant train_driver truck_driver van_driver",
    fellows:
      "classmate coworker flatmate housemate neighbor neighbour pupil roommate schoolboy schoolchild schoolgirl schoolkid sixth_former tenant workmate",
    several:
      "apprentices classmates interns neighbors neighbours nurses pupils schoolboys schoolchildren schoolgirls schoolkids trainees waiters",
    ours: "assistant colleague secretary student volunteer",
    fresh: "latest new newest",
    former: "erstwhile ex failed former future onetime qualified trained",
    contacts: "contact bookings enquiries inquiries contact_person",
    verbs: "as is was works worked",
  },
  de: {
    nouns:
      "altenpfleger altenpflegerin anwohner anwohnerin apotheker apothekerin arzthelferin augenoptiker augenoptikerin augenzeugin auszubildende auszubildenden auszubildender azubi backer backerin bademeister bankkauffrau bankkaufmann bauarbeiter bauer bauerin bibliothekar bibliothekarin blumenhandlerin brieftrager brieftragerin buchhalter buchhalterin burokauffrau burokaufmann busfahrer busfahrerin dachdecker einzelhandelskauffrau einzelhandelskaufmann elektriker elektrikerin empfangsdame ergotherapeutin erzieher erzieherin fahrlehrer fahrlehrerin feuerwehrfrau feuerwehrmann fischer fleischer fliesenleger florist floristin friseur friseurin friseuse gartner gartnerin glaser handwerker hausfrau haushaltshilfe hausmeister hausverwalter hebamme heizungsbauer imker industriekauffrau industriekaufmann installateur kassierer kassiererin kellner kellnerin kindergartnerin klempner kraftfahrer krankenpfleger krankenschwester lackierer lagerist lageristin landwirt landwirtin lastwagenfahrer lehrling logopadin maurer mechaniker mechanikerin mechatroniker metzger notfallsanitater notfallsanitaterin optiker optikerin paketbote passantin pflegerin pfortner pfortnerin physiotherapeut physiotherapeutin postbote postbotin praktikant praktikantin putzfrau reinigungskraft rentner rentnerin rettungssanitater rettungssanitaterin rezeptionist rezeptionistin sachbearbeiter sachbearbeiterin sanitater schlosser schneider schneiderin schornsteinfeger schreiner sekretarin spengler tagesmutter taxifahrer taxifahrerin tierarzt tierarztin tischler verkaufer verkauferin werkstudent werkstudentin zahnarzt zahnarztin zeitungsbote zimmermadchen zimmermann zusteller zustellerin lkw_fahrer lkw_fahrerin",
    fellows:
      "abiturient abiturientin erstklassler erstklasslerin grundschuler grundschulerin gymnasiast gymnasiastin hauptschuler hauptschulerin kindergartenkind klassenkamerad klassenkameradin kommilitone kommilitonin konfirmand konfirmandin mieter mieterin ministrant ministrantin mitbewohner mitbewohnerin mitschuler mitschulerin nachbar nachbarin realschuler realschulerin schuler schulerin vermieter vermieterin viertklassler viertklasslerin",
    several:
      "abiturienten abiturientinnen auszubildenden azubis erstklassler grundschuler grundschulerinnen gymnasiasten hauptschuler konfirmanden konfirmandinnen ministranten nachbarn praktikanten praktikantinnen realschuler schuler schulerinnen schulern viertklassler",
    ours: "assistent assistentin kollege kollegen kollegin kolleginnen mitarbeiter mitarbeiterin sekretar volontar volontarin",
    fresh: "neue neuem neuen neuer",
    former:
      "ehemalige ehemaligen ehemaliger einstige einstigen einstiger ex fruhere fruheren fruherer gelernte gelernten gelernter kunftige kunftigen kunftiger spatere spateren spaterer",
    contacts: "ansprechpartner ansprechpartnerin kontakt kontaktperson",
    verbs: "ist war arbeitet arbeitete",
  },
  fr: {
    nouns:
      "agriculteur agricultrice ambulancier ambulanciere apiculteur apprenti apprentie barmaid barman bibliothecaire boucher bouchere boulanger boulangere brancardier caissier caissiere camionneur cantinier cantiniere carreleur carrossier charcutier charpentier chauffagiste chauffeur coiffeur coiffeuse comptable concierge cordonnier couvreur cremier dentiste ebeniste eboueur electricien electricienne epicier epiciere estheticienne facteur factrice fermier fermiere fleuriste garagiste horticulteur infirmier infirmiere jardinier jardiniere kinesitherapeute livreur livreuse macon magasinier manutentionnaire maraicher maraichere mecanicien mecanicienne menuisier mineur nourrice opticien opticienne orthophoniste osteopathe ouvrier ouvriere paysan paysanne pecheur pharmacien pharmacienne platrier plombier plongeur poissonnier pompier postier postiere puericultrice ramoneur receptionniste retraite retraitee riverain riveraine routier serrurier serveur serveuse soudeur stagiaire standardiste surveillante tailleur tapissier teinturier vendeur vendeuse veterinaire vigneron vigneronne agent_immobilier aide_soignant aide_soignante assistante_dentaire assistante_maternelle assistante_sociale sage_femme",
    fellows:
      "collegien collegienne colocataire ecolier ecoliere eleve locataire lyceen lyceenne voisin voisine",
    several:
      "apprentis collegiens collegiennes ecoliers ecolieres eleves lyceens lyceennes stagiaires voisins",
    ours: "assistant assistante benevole collegue employe employee etudiant etudiante secretaire",
    fresh: "nouveau nouvel nouvelle",
    former: "ancien ancienne ex futur future",
    contacts: "contact interlocuteur interlocutrice renseignements",
    verbs: "est était travaille travaillait",
  },
  es: {
    nouns:
      "agricultor agricultora albanil apicultor aprendiz aprendiza ayudante barbero barrendera barrendero becaria becario bibliotecaria bibliotecario bombera bombero cajera cajero camarera camarero camionero carnicera carnicero carpintera carpintero cartera cartero celador celadora cerrajero chofer comadrona conserje contable costurera cristalero cuidador cuidadora dentista dependienta dependiente ebanista electricista enfermera enfermero estanquera estanquero fisioterapeuta florista fontanera fontanero frutera frutero ganadera ganadero gasolinero herrero jardinera jardinero jornalero jubilada jubilado labrador lechero limpiadora matrona mecanica mecanico mesera mesero mucama ninera obrera obrero odontologa odontologo operaria operario panadera panadero pastelera pastelero peluquera peluquero pensionista peon pescadera pescadero pescador plomera plomero quiosquera quiosquero recepcionista repartidor repartidora socorrista soldador taxista teleoperador teleoperadora tendera tendero tintorero tornero transportista vendedor vendedora veterinaria veterinario vigilante yesero zapatero",
    fellows: "alumna alumno colegial inquilina inquilino vecina vecino",
    several: "alumnas alumnos aprendices becarias becarios colegiales escolares vecinas vecinos",
    ours: "asistente colega companera companero empleada empleado estudiante secretaria secretario voluntaria voluntario",
    fresh: "nueva nuevo",
    former: "antigua antiguo ex futura futuro",
    contacts: "contacto informes",
    verbs: "es era trabaja trabajaba",
  },
  it: {
    nouns:
      "agricoltore agricoltrice allevatore apicoltore apprendista autista badante bagnina bagnino barbiere barelliere barista benzinaio bibliotecaria bibliotecario bidella bidello bigliettaio bracciante calzolaio cameriera cameriere camionista carpentiere carrozziere casalinga cassiera cassiere centralinista colf commessa commesso contabile contadina contadino dentista dietista edicolante elettricista estetista fabbro falegname farmacista fattorino ferroviere fioraia fioraio fisioterapista fornaio fruttivendolo gelataio giardiniere idraulico imbianchino impiegata impiegato infermiera infermiere lattaio lavapiatti levatrice logopedista macellaio magazziniere maniscalco meccanico muratore netturbino odontotecnico operaia operaio orologiaio ostetrica ottico panettiere parrucchiera parrucchiere pasticcere pasticciera pensionata pensionato pescatore pescivendolo piastrellista pizzaiolo portinaia portinaio postina postino receptionist saldatore salumiere sarta sarto spazzino stagista stiratrice tappezziere tassista tirocinante tranviere veterinaria veterinario vetraio viticoltore",
    fellows:
      "allieva allievo alunna alunno coinquilina coinquilino inquilina inquilino liceale scolara scolaro vicina vicino",
    several: "allieve allievi alunne alunni apprendisti liceali scolari stagisti tirocinanti",
    ours: "assistente collega dipendente segretaria segretario studente studentessa volontaria volontario",
    fresh: "nuova nuovo",
    former: "ex futura futuro",
    contacts: "contatti contatto referente",
    verbs: "è era lavora lavorava",
  },
  pt: {
    nouns:
      "acougueiro agricultor agricultora apicultor aposentada aposentado aprendiz balconista bancaria bancario barbeiro bibliotecaria bibliotecario bombeira bombeiro cabeleireira cabeleireiro caixeira caixeiro camareira caminhoneiro camionista canalizador carpinteiro carteira carteiro caseiro chaveiro cobrador confeiteira confeiteiro contabilista contador contadora copeira costureira cuidador cuidadora dentista diarista eletricista encanador enfermeira enfermeiro entregador estagiaria estagiario esteticista estivador farmaceutica farmaceutico faxineira faxineiro feirante fisioterapeuta florista frentista garcom garconete gari jardineira jardineiro jornaleiro lavrador lavradora lixeiro manicure manobrista marceneiro mecanica mecanico merceeiro merendeira motoboy motorista operaria operario padeira padeiro pedreiro peixeira peixeiro pescador pescadora picheleiro porteira porteiro rececionista recepcionista reformada reformado sapateiro serralheiro servente soldador talhante taxista telefonista torneiro vendedor vendedora veterinaria veterinario vidraceiro vigilante zelador zeladora empregada_domestica",
    fellows: "aluna aluno inquilina inquilino vizinha vizinho",
    several: "alunas alunos aprendizes colegiais estagiarias estagiarios vizinhas vizinhos",
    ours: "assistente colega estudante funcionaria funcionario secretaria secretario voluntaria voluntario",
    fresh: "nova novo",
    former: "antiga antigo ex futura futuro",
    contacts: "contacto contactos contato contatos",
    verbs: "é era trabalha trabalhava",
  },
};

import type { Language } from "../../src/contract/index.ts";

/** How a text says what an ordinary person does for a living. */
interface Trades {
  /** Trades whose people are hardly ever known beyond their town, folded; "_" joins two words. */
  readonly nouns: string;
  /** Words between the name and the trade, unfolded: "is", "as"; "è" is one, and "e" is not. */
  readonly verbs: string;
}

export const trades: Partial<Record<Language, Trades>> = {
  en: {
    nouns:
      "accountant apprentice baker barber barista barman bartender beekeeper bricklayer builder butcher caregiver caretaker carpenter cashier cleaner clerk cobbler courier dentist dishwasher dressmaker electrician fisherman fishmonger florist glazier greengrocer grocer hairdresser housekeeper housewife janitor joiner librarian lifeguard locksmith mason mechanic milkman miner nanny newsagent nurse optician paramedic pensioner pharmacist plasterer plumber postman psychotherapist receptionist retiree roofer salesman saleswoman schoolboy schoolgirl seamstress shepherd shopkeeper tailor technician tiler trainee trucker upholsterer veterinarian waiter waitress welder bus_driver care_worker estate_agent harbour_master lorry_driver shop_assistant taxi_driver train_driver truck_driver",
    verbs: "as is was works worked",
  },
  de: {
    nouns:
      "altenpfleger altenpflegerin apotheker apothekerin arzthelferin azubi backer backerin bauarbeiter bauer bauerin bibliothekar bibliothekarin blumenhandlerin brieftrager brieftragerin buchhalter buchhalterin busfahrer busfahrerin dachdecker elektriker elektrikerin erzieher erzieherin feuerwehrmann fischer fleischer fliesenleger florist floristin friseur friseurin friseuse gartner gartnerin handwerker hausfrau hausmeister hebamme imker installateur kassiererin kellner kellnerin klempner kraftfahrer krankenpfleger krankenschwester landwirt landwirtin maurer mechaniker mechanikerin metzger optiker optikerin pflegerin rentner rentnerin sachbearbeiter sachbearbeiterin sanitater schlosser schneider schneiderin schornsteinfeger schreiner taxifahrer taxifahrerin tierarzt tierarztin tischler verkaufer verkauferin zahnarzt zahnarztin zimmermann",
    verbs: "ist war arbeitet arbeitete",
  },
  fr: {
    nouns:
      "agriculteur agricultrice apiculteur apprenti apprentie bibliothecaire boucher bouchere boulanger boulangere caissier caissiere camionneur carreleur charcutier charpentier chauffeur coiffeur coiffeuse comptable concierge cordonnier couvreur dentiste ebeniste eboueur electricien electricienne facteur factrice fermier fermiere fleuriste garagiste horticulteur infirmier infirmiere kinesitherapeute macon maraicher maraichere mecanicien mecanicienne menuisier mineur nourrice opticien opticienne paysan paysanne pecheur pharmacien pharmacienne plombier poissonnier pompier puericultrice retraite retraitee serrurier serveur serveuse soudeur stagiaire tailleur vendeur vendeuse veterinaire vigneron vigneronne",
    verbs: "est était travaille travaillait",
  },
  es: {
    nouns:
      "agricultor agricultora albanil apicultor ayudante bibliotecaria bibliotecario bombera bombero cajera cajero camarera camarero camionero carnicera carnicero carpintera carpintero cartera cartero cerrajero comadrona conserje contable costurera cuidadora dentista dependienta dependiente electricista enfermera enfermero fisioterapeuta florista fontanera fontanero frutera frutero ganadera ganadero herrero jardinera jardinero jornalero jubilada jubilado labrador limpiadora matrona mecanica mecanico obrero odontologa odontologo panadera panadero pastelera pastelero peluquera peluquero pensionista pescadera pescadero pescador recepcionista soldador taxista tendera tendero vendedor vendedora veterinaria veterinario zapatero",
    verbs: "es era trabaja trabajaba",
  },
  it: {
    nouns:
      "agricoltore agricoltrice allevatore apicoltore badante barbiere barista bibliotecaria bibliotecario bidella bidello calzolaio cameriera cameriere camionista carpentiere carrozziere casalinga cassiera cassiere commessa commesso contabile contadina contadino dentista dietista edicolante elettricista estetista fabbro falegname farmacista ferroviere fioraia fioraio fornaio fruttivendolo giardiniere idraulico imbianchino infermiera infermiere macellaio meccanico muratore operaia operaio orologiaio ostetrica ottico panettiere parrucchiera parrucchiere pensionata pensionato pescatore pescivendolo piastrellista pizzaiolo postino saldatore tassista veterinaria veterinario viticoltore",
    verbs: "è era lavora lavorava",
  },
  pt: {
    nouns:
      "agricultor agricultora apicultor aposentada aposentado bancaria bancario barbeiro bibliotecaria bibliotecario bombeira bombeiro cabeleireira cabeleireiro caixeira caixeiro caminhoneiro canalizador carpinteiro carteira carteiro contabilista contador costureira cuidadora dentista diarista eletricista encanador enfermeira enfermeiro farmaceutica farmaceutico faxineira feirante florista garcom garconete garçom jardineira jardineiro lavrador lavradora manicure marceneiro mecanica mecanico merceeiro motorista operaria operario padeira padeiro pedreiro pescador pescadora reformada reformado sapateiro serralheiro soldador taxista vendedor vendedora veterinaria veterinario zelador",
    verbs: "é era trabalha trabalhava",
  },
};

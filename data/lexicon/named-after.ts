import type { Language } from "../../src/contract/index.ts";

/** Things that are named after persons and places, by the words beside the name, in small letters. */
interface NamedAfter {
  /**
   * Words for inns, schools and halls right before the name: "restaurant Marseille". "l'école de Lyon" is not one: it
   * is in Lyon. Italian streets are here too, as nothing stands between: "via Roma".
   */
  readonly venues?: string;
  /**
   * Adjectives, in small letters, between such a word or one of `sites` and the name of a person: "scuola media Leonardo
   * da Vinci", "centro sportivo Gino Bartali".
   */
  readonly sorts?: string;
  readonly sites?: string;
  /** Words for streets and squares, with or without "of" between: "rue de Lyon", "rue Pasteur". */
  readonly streets?: string;
  /** Words that follow the name of a person: "Charles de Gaulle airport". */
  readonly behind?: string;
  /** Words before "street" for an unnamed street of a town: "una calle de Madrid". */
  readonly anyOf?: string;
}

/**
 * English and German have no `streets`, because they write a street and its word as one name. Their `venues` are only
 * inns, because their airports, schools and theatres often belong to the town in their name. In Romance languages, an
 * "of" says that they do ("l'aéroport de Lyon"). Stations often belong to the town without it, so only Japanese and
 * Chinese have them.
 */
export const namedAfter: Partial<Record<Language, NamedAfter>> = {
  en: {
    venues: "bistro cafe café hotel inn pizzeria pub restaurant",
    behind: `airport avenue award boulevard bridge cemetery college foundation hospital hotel institute lane library medal
      museum prize road school square stadium street theater theatre trophy university`,
  },
  de: {
    venues: "bar bistro café cafe eisdiele gasthaus gasthof gaststätte haus hotel kneipe pizzeria restaurant",
    behind: `allee brücke gesamtschule grundschule gymnasium haus institut kaserne klinik krankenhaus medaille museum
      platz preis realschule ring schule stadion stiftung straße theater universität weg`,
  },
  fr: {
    venues: `aéroport amphithéâtre auberge bar bistrot boulangerie brasserie café camping caserne cinéma clinique collège crèche
      école gymnase hôpital hôtel librairie lycée maternelle médiathèque pharmacie piscine pizzeria place résidence
      restaurant salle stade théâtre vélodrome`,
    sites: "bibliothèque centre complexe groupe institut",
    sorts: `communal communale culturel départemental départementale élémentaire hospitalier international maternelle
      médico-social municipal municipale national nautique olympique polyvalent polyvalente primaire privé privée
      professionnel public publique scolaire social sportif universitaire`,
    streets: "allée avenue boulevard faubourg impasse quai rue ruelle square",
    anyOf: "aucune cette chaque quelle un une",
  },
  es: {
    venues: `aeropuerto bar biblioteca cafetería camping cervecería cine clínica colegio discoteca edificio escuela estadio
      farmacia guardería hospital hostal hotel instituto liceo librería pabellón panadería parque pastelería pensión
      pizzería polideportivo residencia restaurante sala salón taberna teatro tienda velódromo`,
    sites: "centro complejo palacio",
    sorts: `cultural deportivo escolar internacional municipal nacional olímpico polideportivo primaria privado privada
      público pública secundaria social superior técnico técnica universitario`,
    streets: "avenida bulevar calle callejón glorieta paseo plaza plazuela",
    anyOf: "alguna aquella cada cierta esta ninguna plena una",
  },
  it: {
    venues: `aeroporto albergo aula bar biblioteca caffè campeggio camping caserma cinema clinica corso farmacia hotel istituto largo libreria
      liceo ospedale osteria palasport palestra panetteria parco piazza piazzale piscina pizzeria residenza ristorante
      sala scuola stadio teatro trattoria velodromo via viale vicolo`,
    sites: "centro complesso palazzetto polo",
    sorts: `artistico civico classico commerciale comprensivo comunale culturale elementare internazionale linguistico
      materna media municipale musicale nazionale ospedaliero paritaria polivalente primaria privata pubblica pubblico
      scientifico scolastico secondaria sociale sportivo statale superiore tecnico universitario`,
  },
  pt: {
    venues: `aeroporto auditório bar biblioteca café cinema clínica colégio discoteca edifício creche escola estádio
      farmácia ginásio hospital hotel instituto liceu livraria padaria pavilhão piscina parque pastelaria pizzaria residencial
      restaurante sala salão teatro`,
    sites: "agrupamento centro complexo",
    sorts: `básica cultural desportivo escolar esportivo estadual federal infantil internacional municipal nacional
      olímpica olímpico particular polidesportivo primária privada pública público secundária social técnica
      universitário`,
    streets: "alameda avenida calçada largo praça rua travessa",
    anyOf: "alguma aquela cada certa esta nenhuma plena uma",
  },
};

/** Words that follow any name without a blank: "東京タワー", "南京路", and sides: "横浜ベイスターズ". */
export const grownNames: Partial<Record<Language, RegExp>> = {
  ja: /^(?:アリーナ|エアポート|ガーデン|スカイツリー|スタジアム|タワー|ドーム|パーク|ビル(?!・)|ホール|ホテル|ミュージアム|会館|劇場|動物園|図書館|小学校|中学|高校|大学|市場|新聞|書店|温泉|球場|競馬場|病院|空港|通り|銀行|電力|電鉄|駅|神宮|神社|大橋|製作所|製鋼所|製鉄|航空(?![業界])|[ァ-ヺー]{3,5}(?:ズ|クス))/,
  zh: /^(?:小学|中学|大学|书店|体育场|医院|商场|图书馆|大厦|大桥|大街|大道|广场|日报|晚报|机场|火车站|出版社|卫视|电视台|航空(?![业業界])|人民银行|大學|醫院|圖書館|大廈|廣場|日報|晚報|機場|火車站|衛視|電視台|飯店|街(?!头)|路(?![线透过径])|酒店|银行|銀行|饭店)/,
};

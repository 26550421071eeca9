/**
 * Last parts of German and Japanese compounds that tell what a type is: `word = endings`, in small letters. A
 * "Laborleiter" is a person, an "Analysegerät" a device, a 工場長 a person. An ending is left out if compounds with it are
 * of two kinds: a "Plattenspieler" plays no football, a "Zeitraum" is not a room. Written for this project.
 */
export const typeHeadLines = `
person = leiter, leiterin, mitarbeiter, mitarbeiterin, arbeiter, arbeiterin, helfer, helferin, fahrer, fahrerin, lehrer, lehrerin, meister, meisterin, berater, beraterin, techniker, technikerin, ingenieur, ingenieurin, verkäufer, verkäuferin, assistent, assistentin, beauftragte, beauftragter, sprecher, sprecherin, pfleger, pflegerin, arzt, ärztin, anwalt, anwältin, direktor, direktorin, verwalter, verwalterin, führerin, vertreter, vertreterin, disponent, disponentin, laborant, laborantin, schwester, wart, wartin
device = gerät, maschine, automat
vehicle = fahrzeug
product = elsorte, ensorte, ersatzteil, artikel
organism = pflanze, blume
structure = haltestelle, gebäude, werkstatt
organization = verein, verband
government agency = behörde
company = unternehmen
disease = erkrankung, entzündung
event = veranstaltung, turnier
person = 者, 員, 長, 師, 士, 担当, 係
company = 会社
school = 学校
structure = 館, 室, 場, 棟
device = 装置, 設備, 機器
vehicle = 車
product = 部品, 用品, 用具, 製品
disease = 病, 症
event = 大会
`;

/**
 * Compounds with such an ending that are something else: ladders, conductors, devices, bandages, texts, software and no
 * types at all.
 */
export const otherHeads =
  "ableiter anlegeleiter aussenleiter blitzableiter dachleiter erdleiter feuerleiter halbleiter heissleiter kaltleiter klappleiter kupferleiter lichtleiter mehrzweckleiter neutralleiter schiebeleiter schutzleiter sprossenleiter stehleiter strickleiter supraleiter teleskopleiter tonleiter trittleiter wellenleiter lautsprecher abstandsassistent einrichtungsassistent fahrerassistent fernlichtassistent installationsassistent sprachassistent parkassistent bremsassistent spurassistent spurhalteassistent totwinkelassistent dateiverwalter paketverwalter passwortverwalter taskverwalter druckverband gipsverband kompressionsverband pflasterverband schnellverband stutzverband wundverband suchmaschine blogartikel fachartikel gesetzesartikel nachrichtenartikel onlineartikel presseartikel zeitungsartikel gegenwart 関係 同士 市場 相場 立場 登場 定員 人員 増員 身長 全長 波長 特長 延長 成長 歯車 風車 滑車 巴士 的士 芝士 爵士";

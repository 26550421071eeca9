/**
 * Words before a name that tell the kind of place: "Stadt Basel", "ville de Rouen", "isola di Capri". All are folded;
 * the languages share one list.
 */

/** Cities, towns and villages. */
export const settlementWords = `
city town village borough municipality township parish
ville village commune bourg cite
stadt gemeinde dorf ort ortschaft marktgemeinde hauptstadt kirchgemeinde pfarrei
citta comune paese villaggio borgo
ciudad pueblo villa municipio aldea
cidade vila municipio aldeia
`;

/** Countries and their parts. */
export const areaWords = `
state county province canton region district territory republic kingdom duchy principality
etat comte province canton region departement district territoire republique royaume duche principaute
staat land kanton provinz bezirk kreis landkreis grafschaft herzogtum furstentum konigreich republik
kantons staates landes bezirks kreises
stato contea provincia cantone regione distretto territorio repubblica regno ducato principato
estado condado provincia region comarca distrito territorio republica reino ducado principado
concelho provincia regiao
`;

/** Other places, which are neither settlements nor parts of a country, though islands may be. */
export const landformWords = `
island isle islands cape gulf bay strait valley quarter
ile isle iles isles cap golfe baie detroit vallee quartier
insel inseln kap golf bucht tal viertel quartier
isola isole capo golfo baia stretto valle quartiere rione
isla islas cabo golfo bahia estrecho valle barrio
ilha ilhas cabo golfo baia estreito vale bairro
`;

/** Waters and mountains, which no country or settlement is: "Lago Ciad" is not Chad. */
export const wildWords = `
lake mount river
lac mont fleuve riviere
see berg fluss
lago monte fiume
lago monte rio
`;

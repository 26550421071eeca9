/** Words of four letters that names abbreviate with a full stop. Behind other words of four letters a sentence may end. */
export const longAbbreviations = "avda boul ctra dott estr exmo fres gebr geom hnas hnos";

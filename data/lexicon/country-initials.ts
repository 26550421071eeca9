/** Initials by which running text calls a country, in any language, in small letters. Others are codes of lists. */
export const countryInitials: readonly string[] =
  "brd car ddr drc dprk eau eeuu eu eua frg fyrom gb gdr hk ksa nz png prc rda rdc rfa rok rsa rsfsr ue uae uk us usa ussr vae vr zar".split(
    " ",
  );

/**
 * English words before "at" and a name that make it the university: "at Oxford". Other languages name the town there ("in
 * Heidelberg"). All are in small letters.
 */

/** What one does at a university. */
export const studying: RegExp =
  /^(?:educat(?:ed|ing)|enroll?(?:ed|ing|s)|graduat(?:e|ed|es|ing)|lectur(?:ed|es|ing)|major(?:ed|ing|s)|matriculated|studied|studying|taught|teach|teaches|teaching)$/;

/** What one has from it. */
export const degrees: RegExp =
  /^(?:bachelor|ba|bsc|chair|degrees?|dissertation|doctorates?|fellowships?|lectureship|ma|mba|msc|phds?|professorship|scholarships?|thesis)$/;

/** Who is there. */
export const scholars: RegExp =
  /^(?:academics?|alumn(?:a|i|us)|dons?|graduates?|lecturers?|postdocs?|professors?|researchers?|scholars?|scientists?|students?|undergraduates?|historians?|statisticians?|theologians?|philosophers?|mathematicians?|\p{L}+(?:emists?|icists?|nomists?|nomers?|ologists?))$/u;

/** Where that is. */
export const schools: RegExp = /^(?:campus|colleges?|faculty|schools?|study|universit(?:ies|y))$/;

import type { Language } from "../../src/contract/index.ts";

/** What only persons do, as a text tells it beside a name; folded. */
interface Acts {
  /** Verbs of the face and the voice: "Sydney nodded". Places and firms weep, laugh, yawn, blink and cough up money, too. */
  readonly deeds: string;
  /** Verbs beside direct speech, from which a place may also speak elsewhere: `"No," said Austin`. */
  readonly speech: string;
  /** Verbs of writing, whose object is a title: "Lorca wrote Yerma". Left out where nouns have capitals. */
  readonly wrote?: string;
  /** Words before a part of the body that make it the subject's: "her eyes", "los ojos". */
  readonly owners: string;
  /** Parts of the body and what is worn: "Chester opened his eyes". Hands are tied and heads shaken by places, too. */
  readonly body: string;
}

export const acts: Partial<Record<Language, Acts>> = {
  en: {
    deeds:
      "blushed chuckled giggled glanced grinned knelt moaned mumbled murmured muttered nodded scowled smiled smirked sneezed snorted squinted stammered stuttered tiptoed whispered winced winked",
    speech:
      "added agreed answered asked began called continued cried demanded exclaimed explained growled hissed insisted interrupted joked persisted pleaded repeated replied said shouted snapped thought told yelled",
    wrote: "authored penned wrote",
    owners: "her his",
    body: "brow cheek cheeks chin coat eyebrows eyes face fingers fist fists forehead gaze glasses hair jacket knees legs lip lips mouth neck nose pocket pockets shoulder shoulders teeth throat thumb thumbs tongue watch wrist",
  },
  de: {
    deeds:
      "errotete erschauderte flusterte grinste hustete kicherte lachelte murmelte nickte nieste schmunzelte seufzte stammelte stohnte stotterte zwinkerte",
    speech:
      "antwortete begann bemerkte entgegnete erganzte erklarte erwiderte fragte fuhr fugte meinte rief sagte schrie wiederholte",
    owners: "den der die ihr ihre ihren ihrer sein seine seinen seiner",
    body: "augen augenbrauen faust fauste finger gesicht haare hals kinn knie lippe lippen mund nase schulter schultern stirn wange wangen zahne zunge",
  },
  fr: {
    deeds:
      "acquiesca balbutia begaya gemit gloussa grimaca hocha marmonna murmura ricana rougit sourit soupira toussa chuchota eternua",
    speech:
      "affirma ajouta cria declara demanda dit expliqua fit gronda hurla insista interrogea lanca poursuivit protesta repeta repliqua repondit reprit retorqua",
    wrote: "composa ecrivit publia redigea",
    owners: "la le les sa ses son",
    body: "bras cheveux cou dents doigt doigts epaule epaules front genoux joue joues levre levres menton nez paupieres poing poings sourcil sourcils yeux",
  },
  es: {
    deeds:
      "asintio balbuceo carraspeo estornudo gimio jadeo murmuro ruborizo sonrio sonrojo suspiro susurro tartamudeo tosio",
    speech:
      "agrego anadio contesto continuo dijo exclamo explico grito insistio interrumpio pregunto prosiguio protesto repitio replico repuso respondio",
    wrote: "compuso escribio",
    owners: "el la las los su sus",
    body: "boca brazos cejas cuello dedo dedos dientes frente hombro hombros labio labios mejilla mejillas menton nariz ojos pelo puno punos rodillas",
  },
  it: {
    deeds:
      "annui arrossi balbetto bisbiglio gemette mormoro ridacchio sogghigno sorrise sospiro starnuti sussurro tossi",
    speech:
      "aggiunse chiese continuo disse domando esclamo fece grido insiste insistette interruppe osservo ribatte ripete replico rispose spiego urlo",
    wrote: "compose dipinse scrisse",
    owners: "gli i il la le lo sua sue suo suoi",
    body: "braccia capelli ciglia dita dito fronte ginocchia guance guancia labbra labbro mento naso occhi pugni pugno sopracciglia spalle",
  },
  pt: {
    deeds:
      "assentiu balbuciou corou espirrou gaguejou gargalhou gemeu murmurou sorriu suspirou sussurrou tossiu",
    speech:
      "acrescentou afirmou berrou comentou continuou disse exclamou explicou gritou insistiu interrompeu perguntou prosseguiu protestou repetiu replicou respondeu",
    wrote: "compos escreveu",
    owners: "a as o os seu seus sua suas",
    body: "bochechas bracos cabelo cabelos dedo dedos dentes joelhos labio labios nariz olhos ombro ombros pescoco punho punhos queixo sobrancelhas testa",
  },
};

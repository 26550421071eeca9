import type { Language } from "../../src/contract/index.ts";

/** Words for animals that have a name like a person, in small letters and folded: "her dog Felix". */
export const pets: Partial<Record<Language, string>> = {
  en: "cat dog hamster horse kitten parrot pony puppy rabbit",
  de: "dackel hamster hund hundin kanarienvogel kater katze pferd pony stute welpe wellensittich",
  fr: "chat chatte cheval chien chienne chiot hamster jument lapin perroquet poney",
  es: "caballo cachorro conejo gata gato hamster loro perra perro perrita perrito poni yegua",
  it: "cagna cagnolina cagnolino cane cavalla cavallo coniglio criceto gatta gattino gatto pappagallo pony",
  pt: "cachorra cachorrinho cachorro cadela cao cavalo coelho egua gata gatinho gato papagaio ponei",
};

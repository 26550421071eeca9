import type { LanguageMap } from "./entity.ts";
import type { Pack } from "./pack.ts";

export function derivedDescriptions(_pack: Pack, _entity: number, given: LanguageMap): LanguageMap {
  return given;
}

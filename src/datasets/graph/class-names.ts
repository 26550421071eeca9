import { normalise } from "../../text/fold.ts";
import { MultiMap } from "./multi-map.ts";
import type { Facts } from "./named-facts.ts";
import { isClass, isProperty } from "./vocabulary.ts";

/**
 * The names that classes and properties of vocabularies share. A text that says "address" means the class Address
 * rather than the property address. So such a name leads to the class alone, as long as the class exists.
 */
export class ClassNames {
  readonly #classes = new MultiMap();
  readonly #properties = new MultiMap();

  /**
   * Adds an entity.
   *
   * @returns properties that lose a name to it
   */
  add(iri: string, facts: Facts): readonly string[] {
    if (isClass(facts.types)) return this.#change(facts, (name) => this.#classes.add(name, iri));
    if (isProperty(facts.types)) for (const name of namesOf(facts)) this.#properties.add(name, iri);
    return [];
  }

  /**
   * Removes an entity.
   *
   * @returns properties that may get a name back
   */
  delete(iri: string, facts: Facts): readonly string[] {
    if (isClass(facts.types)) return this.#change(facts, (name) => this.#classes.delete(name, iri));
    if (isProperty(facts.types)) for (const name of namesOf(facts)) this.#properties.delete(name, iri);
    return [];
  }

  /** Whether a name of an entity leads to it. */
  leadsTo(facts: Facts, name: string): boolean {
    if (!isProperty(facts.types) || isClass(facts.types)) return true;
    return this.#classes.get(normalise(name)).length === 0;
  }

  #change(facts: Facts, change: (name: string) => void): readonly string[] {
    return namesOf(facts).flatMap((name) => {
      change(name);
      return this.#properties.get(name);
    });
  }
}

function namesOf({ labels, aliases }: Facts): string[] {
  return [...labels, ...aliases].map(([, text]) => normalise(text));
}

/** An entity that is made for tests and benches. */
export interface MadeEntity {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly properties: { readonly country: string };
}

export function madeCatalogue(options: {
  size: number;
  seed: number;
  stems?: number;
  relatives?: number;
}): MadeEntity[];

import type { Language } from "../../src/contract/index.ts";
import type { TypingTables } from "../../src/linking/model/typing.ts";

/** The typing tables of a language: those of shapes, and those of its words. */
export async function typingTables(_language: Language): Promise<readonly TypingTables[]> {
  return [];
}

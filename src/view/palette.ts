import type { Mention } from "../contract/index.ts";

/** How one family of types looks: on paper, in the dark, in a terminal. */
export interface Colour {
  /** Also the last part of its CSS class. */
  readonly name: string;
  /** Background and line, on a light page; the text keeps the page's ink. */
  readonly light: readonly [ground: string, line: string];
  readonly dark: readonly [ground: string, line: string];
  /** SGR code of the foreground (ECMA-48, 8.3.117). */
  readonly ansi: number;
}

/**
 * Six hues that readers with the common kinds of colour blindness tell apart (after Okabe and Ito), each with a
 * contrast of 7 to the ink on its ground and of 3 to the page for its line (WCAG 2.2, 1.4.6 and 1.4.11).
 */
export const colours: readonly Colour[] = [
  { name: "person", light: ["#dcebff", "#1f6fd1"], dark: ["#15335c", "#6aa9ff"], ansi: 36 },
  { name: "organization", light: ["#ffe6cc", "#b35c00"], dark: ["#4f2d0a", "#f0a35e"], ansi: 33 },
  { name: "place", light: ["#d5f3e3", "#0a7a4b"], dark: ["#0d4029", "#55cf98"], ansi: 32 },
  { name: "work", light: ["#f5e0f2", "#a03a8d"], dark: ["#4a1c42", "#e48ad4"], ansi: 35 },
  { name: "event", light: ["#fbf2bd", "#867000"], dark: ["#423900", "#dcc64b"], ansi: 93 },
  { name: "other", light: ["#e4e7ee", "#5b6577"], dark: ["#333b49", "#a3aec2"], ansi: 94 },
];

/** The ink and the paper of a page. */
export const page = {
  light: { ink: "#1c2330", paper: "#ffffff" },
  dark: { ink: "#eceff4", paper: "#14171d" },
};

/** Words of types, the most specific first: the last word of a type decides. */
const families: readonly (readonly [Colour["name"], RegExp])[] = [
  [
    "person",
    /\b(?:person|people|human|actor|actress|singer|player|politician|scientist|writer|artist|character|deity|family)$/,
  ],
  [
    "organization",
    /\b(?:organi[sz]ation|org|company|business|brand|club|team|band|party|university|school|agency|museum|newspaper|institution|airline|bank|corporation|league|group)$/,
  ],
  [
    "place",
    /\b(?:place|location|loc|gpe|country|city|town|village|river|lake|sea|ocean|mountain|island|region|area|continent|building|airport|street|state|landmark|body of water|celestial body|planet|stadium)$/,
  ],
  [
    "work",
    /\b(?:work|book|film|movie|song|album|painting|opera|game|software|series|programming language|product|vehicle|device|ship|aircraft)$/,
  ],
  ["event", /\b(?:event|war|battle|election|tournament|season|match|festival|treaty|disaster|date|period)$/],
];

/** The type that a mention is shown with: its own, or the first of its entity. */
export function typeOf({ type, entity }: Pick<Mention, "type" | "entity">): string | undefined {
  return type ?? entity?.types?.[0];
}

/** The colour of a type: that of its family, or `other` if it has no family. */
export function colourOf(type: string | undefined): Colour {
  const plain = localName(type ?? "")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll("_", " ")
    .toLowerCase();
  const name = families.find(([, words]) => words.test(plain))?.[0] ?? "other";
  return colours.find((colour) => colour.name === name)!;
}

/** `SportsTeam` of `http://schema.org/SportsTeam`. */
export function localName(type: string): string {
  return /^[a-z][a-z\d+.-]*:.*?([^/#:]+)[/#]?$/is.exec(type)?.[1] ?? type;
}

import { type Origin, ORIGINS } from "./origin.ts";

/** Languages of roots that are in nobody's daily use, and labels that are no language: no name is used "in Latin". */
const ROOTS_ALONE = [
  "Aramaic",
  "Germanic",
  "Latin",
  "Modern American",
  "Muskogean",
  "Norse",
  "Sanskrit",
  "Slavic",
  "Unknown",
] as const satisfies readonly Origin[];
type RootAlone = (typeof ROOTS_ALONE)[number];

/** The controlled list of where a name can be in use: the living languages and cultures among the origins. */
export type Use = Exclude<Origin, RootAlone>;

const NO_USE: ReadonlySet<Origin> = new Set(ROOTS_ALONE);
export const USES: readonly Use[] = ORIGINS.filter(isUse);

export function isUse(origin: Origin): origin is Use {
  return !NO_USE.has(origin);
}

const ROMANCE = ["Latin"] as const;
const NORTHERN = ["Norse", "Germanic"] as const;
const SLAVIC = ["Slavic"] as const;
const INDIC = ["Sanskrit"] as const;

/**
 * Older languages whose names a language has always counted among its own: Ivan is as Russian as Dmitri, and James and William
 * are what English names are. Elsewhere a name in use comes after those of the language itself: Emma after Aino, if Finnish is asked for.
 */
const INHERITED: Partial<Record<Origin, readonly Origin[]>> = {
  English: ["Germanic", "Hebrew", "Aramaic", "Greek", "Latin", "Norse"],
  Italian: ROMANCE,
  Portuguese: ROMANCE,
  Romanian: ROMANCE,
  Spanish: ROMANCE,
  Dutch: ["Germanic"],
  German: ["Germanic"],
  Danish: NORTHERN,
  Icelandic: NORTHERN,
  Norwegian: NORTHERN,
  Swedish: NORTHERN,
  Belarusian: SLAVIC,
  Bosnian: SLAVIC,
  Bulgarian: SLAVIC,
  Croatian: SLAVIC,
  Czech: SLAVIC,
  Macedonian: SLAVIC,
  Polish: SLAVIC,
  Russian: SLAVIC,
  Serbian: SLAVIC,
  Slovak: SLAVIC,
  Slovene: SLAVIC,
  Ukrainian: SLAVIC,
  Bengali: INDIC,
  Gujarati: INDIC,
  Hindi: INDIC,
  Kannada: INDIC,
  Malayalam: INDIC,
  Marathi: INDIC,
  Nepali: INDIC,
  Tamil: INDIC,
  Telugu: INDIC,
};

/** Names from these are known everywhere in other forms: Noah is what people mean by Hebrew, though Israelis say Noach. */
const KNOWN_ABROAD: ReadonlySet<Origin> = new Set(["Greek", "Hebrew"]);

/** Whether a name of this origin, used in that language, is one of the language's own. */
export function isOwn(origin: Origin, use: Origin): boolean {
  return origin === use || (INHERITED[use]?.includes(origin) ?? false);
}

/** Whether a name is usual where it comes from: Nora is in Irish, and Sloane, though Irish by root, is not. */
export function isUsualAtHome(origin: Origin, usedIn: readonly Origin[] = []): boolean {
  return !isUse(origin) || KNOWN_ABROAD.has(origin) || usedIn.includes(origin);
}

import { foldedWordOf, SAID_LITTLE } from "./words-of.ts";

/** A word of a gloss that says what a name means: as it is looked up, as it is written, and whether "perhaps" stands before it. */
export type GlossWord = { readonly word: string; readonly written: string; readonly isSure: boolean };

/**
 * What a gloss denies, or says of another name and not of this one: "not gift of God", "coined for the film Star Wars",
 * "pet form of Emma". It goes up to the next comma, colon or semicolon.
 */
const NOT_AFFIRMED = new RegExp(
  [
    "(?:not|no|never|nor|without)",
    "(?:coined|made|cut|named|recast) (?:for|by|from|after|on)",
    "(?:short|pet)(?: form| forms)? (?:for|of|in)",
    "(?:form|forms|variant|spelling|feminine|masculine|blend|elaboration|initials|names) (?:of|in|for)",
    "(?:of the|belonging to the) (?:[\\p{L}]+ )?family",
    "(?:Roman )?family name",
    "(?:the )?(?:un\\w+ |disputed )?(?:first|second|last) part",
    "by the characters?",
    "near(?= \\p{Lu})",
    "(?:unknown|unsettled|disputed|uncertain) source",
    "(?:linked|read|taken|felt|later linked) with",
  ]
    .map((phrase) => `(?<![\\p{L}])${phrase}(?![\\p{L}])[^,;:]*`)
    .join("|"),
  "gu",
);

/** Words about the name itself, not of its meaning. */
const ABOUT_NAMES = new Set(
  `backward blend by byname claimed coinage coined debated disputed doubtful element ending feminine fiction film form forms hanja
  initials later legend linked literally literary masculine may meaning misprint misreading modern name names often opera origin
  perhaps place possibly prefix probably proven read reading recent respelled respelling root said sense settled short spelled
  spelling surname syllable taken title tradition uncertain unclear unexplained unknown unproved unproven unsettled unsure variant
  word lani lynn`.split(/\s+/),
);

/** Words with a capital letter that are meanings: whom a name praises, when its bearer was born. Others are names and languages. */
const PROPER_WORDS = new Set(
  `God Yahweh Lord Christ Saint Guru Allah Mars Jove Jupiter Venus Juno Apollo Dionysus Demeter Hera Minerva Janus Thor Vishnu Shiva
  Lakshmi Sunday Monday Tuesday Wednesday Thursday Friday Saturday January February March April May June July August Christmas Easter
  Danes Goths Britons Vikings Pleiades Bethlehem Jerusalem`.split(/\s+/),
);

/** From here to the end of a clause a gloss only supposes; "disputed:" and "uncertain:" at its head doubt all of it. */
const SUPPOSED =
  /\b(?:perhaps|possibly|probably|maybe|doubtful)\b|^(?:disputed|uncertain|unclear|unknown)\b[:,]/u;

/** The words that a gloss affirms or supposes; what it denies, and the names that it mentions, are none of them. */
export function glossWords(meaning: string): readonly GlossWord[] {
  const isDoubted = /^(?:disputed|uncertain|unclear|unknown)\b/u.test(meaning);
  return meaning
    .replace(NOT_AFFIRMED, " ")
    .split(/[;:]/u)
    .flatMap((clause) => {
      const supposed = clause.search(SUPPOSED);
      return Array.from(clause.matchAll(WRITTEN), ({ 0: written, index }) => ({
        word: foldedWordOf(written),
        written,
        isSure: !isDoubted && (supposed === -1 || index < supposed),
      }));
    })
    .filter(({ word, written }) => isMeaning(word, written));
}

/** A part of a name is no word: "names in -lyn", "Cal-". */
const WRITTEN = /(?<![\p{L}'’]|(?:^|\s)-)[\p{L}\p{M}'’]+(?!-(?:\s|$))/gu;

function isMeaning(word: string, written: string): boolean {
  if (word === "" || SAID_LITTLE.has(written.toLowerCase())) return false;
  if (/^\p{Lu}/u.test(written)) return PROPER_WORDS.has(written.replace(/['’]s?$/u, ""));
  return !ABOUT_NAMES.has(written);
}

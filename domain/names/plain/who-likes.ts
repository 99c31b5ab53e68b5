/**
 * Who says that they like something: one list for all who read it, so that a word for a husband is known everywhere. In small
 * letters without apostrophes; the words of a pattern stand between blanks.
 */
const PEOPLE =
  "husband|hubby|hub|hubs|dh|wife|wifey|dw|partner|spouse|boyfriend|girlfriend|bf|gf|fianc[eé]e?|mom|mum|dad|mother|father|daddy|mommy|mil|family|sister|brother|he|she|they|i|we|other half|baby daddy";

/** The same, with words that are somebody only before what they like: "so likes Hazel". */
export const WHO = `(?:(?:my|the|our|his|her) )?(?:${PEOPLE}|so|man|ex)`;

/** What stands between them and the word that says so. */
const FAINTLY = "really|also|just|both|absolutely|always|kinda|totally|still|only";

/** Behind these "like" and "love" are what somebody does, and neither a likeness nor a theme. */
export const BEHIND_WHO = new RegExp(`(?:^|[\\s,;.])(?:${PEOPLE}|you|${FAINTLY})\\s+$`, "iu");

const LEAD = "(?:(?:so|ok|okay|hi|hey|hello|well|um|but|and|honestly|basically|help) )*";
const BE = "(?:[’']?m|[’']?re|[’']?s| am| are| is)";
const WANTS =
  "(?:likes?|loves?|adores?|prefers?|wants?|needs?|would (?:like|love|prefer)|gravitates? (?:to|towards?)|leans? (?:to|towards?|more)|goes for)";
const DRAWN =
  "(?:into|after|looking for|searching for|drawn to|obsessed with|fans? of|a (?:big |huge )?(?:fan of|sucker for)|leaning (?:to|towards?|more)|thinking|hoping for)";
const THINGS =
  "(?: (?:something|anything|stuff|things|an?|the|really|very|super|that[’']?s|that (?:is|are)|to find|more))*";
const LIKING_AHEAD = new RegExp(
  `^\\s*${LEAD}(?:(?:(?:my|the|our) )?(?:${PEOPLE}|you)(?:(?: (?:${FAINTLY}))* ${WANTS}|[’']?d (?:like|love|prefer)|${BE}(?: (?:${FAINTLY}))* ${DRAWN})|im(?: (?:${FAINTLY}))* ${DRAWN}|(?:looking|searching) for|wants?|needs?)${THINGS} (?=\\p{L})`.replaceAll(
    " ",
    "\\s+",
  ),
  "iu",
);

/** Where what somebody likes begins, in a text that begins with who does: "I like soft French"; null of any other. */
export function likedFrom(text: string): number | null {
  return LIKING_AHEAD.exec(text)?.[0].length ?? null;
}

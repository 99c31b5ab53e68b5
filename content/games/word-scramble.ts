import type { ScrambleItem } from "#domain/games/word-scramble/item.ts";
import type { Messages } from "./game-words.ts";

/**
 * The default round. No other name with the same letters was ever given to 500 babies, and the hint holds the meaning that the
 * collection gives; a test proves both.
 */
export const SCRAMBLE_ITEMS: readonly ScrambleItem[] = [
  { original: "LUCY", scrambled: "CYUL", hint: "Latin: light." },
  { original: "RUBY", scrambled: "BYUR", hint: "English: the red gemstone." },
  { original: "FELIX", scrambled: "LXEFI", hint: "Latin: lucky, fortunate." },
  { original: "MARGOT", scrambled: "TGROMA", hint: "French: pearl." },
  { original: "DAPHNE", scrambled: "PNEHAD", hint: "Greek: the laurel, bay tree." },
  { original: "JASPER", scrambled: "RPEJSA", hint: "Persian: treasurer." },
  { original: "GIDEON", scrambled: "NOEGDI", hint: "Hebrew: one who cuts down." },
  { original: "FLORENCE", scrambled: "CRFENLEO", hint: "Latin: blooming, flourishing." },
];

export const SCRAMBLE_MESSAGES: Messages = {
  top: "You’re a word wizard!",
  middle: "Well unscrambled!",
  low: "Those were tricky. Give it another try!",
};

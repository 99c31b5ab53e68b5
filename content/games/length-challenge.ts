import type { LengthItem } from "#domain/games/length-challenge/item.ts";
import type { Messages } from "./game-words.ts";

/** The default round. Syllables and respelling are the collection’s; a test holds both against it and against CMUdict. */
export const LENGTH_ITEMS: readonly LengthItem[] = [
  { name: "Chloe", syllables: 2, hint: "The last letter isn’t silent.", say: "KLOH-ee" },
  { name: "Benjamin", syllables: 3, hint: "You hear every vowel.", say: "BEN-juh-min" },
  { name: "Grace", syllables: 1, hint: "The last letter is silent.", say: "GRAYSS" },
  { name: "Isabella", syllables: 4, hint: "Bella is the second half of it.", say: "iz-uh-BEL-uh" },
  { name: "Ethan", syllables: 2, hint: "Two vowels, and you hear both.", say: "EE-thun" },
  { name: "Abigail", syllables: 3, hint: "Four vowels, but two of them work together.", say: "AB-ih-gayl" },
  { name: "Claire", syllables: 1, hint: "Six letters, but quick to say.", say: "KLAIR" },
  {
    name: "Elizabeth",
    syllables: 4,
    hint: "Its nicknames Liz and Beth are parts of it.",
    say: "ih-LIZ-uh-buth",
  },
];

export const LENGTH_MESSAGES: Messages = {
  top: "You have perfect rhythm!",
  middle: "You can keep a beat!",
  low: "It helps to clap them out loud.",
};

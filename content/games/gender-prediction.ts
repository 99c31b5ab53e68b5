import type { GenderItem } from "#domain/games/gender-prediction/item.ts";
import type { Messages } from "./game-words.ts";

/**
 * The default round. Girls’ share and popularity are counted from the records: girl or boy from 90 percent on, unisex from
 * 30 percent of each; what lies between is never asked. A test counts again.
 */
export const GENDER_ITEMS: readonly GenderItem[] = [
  {
    name: "Luca",
    gender: "boy",
    hint: "It ends in -a, like many girls’ names, but in Italy it’s a man’s name.",
    popularity: "1 in 195 boys in 2025",
    girls: 1.5,
  },
  {
    name: "Kennedy",
    gender: "girl",
    hint: "A president’s surname that became a first name in the 1990s.",
    popularity: "1 in 548 girls in 2025",
    girls: 96.7,
  },
  {
    name: "Charlie",
    gender: "unisex",
    hint: "A nickname for two older names.",
    popularity: "1 in 718 babies in 2025",
    girls: 51.5,
  },
  {
    name: "Ezra",
    gender: "boy",
    hint: "A scribe in the Bible who led exiles home from Babylon.",
    popularity: "1 in 210 boys in 2025",
    girls: 4.5,
  },
  {
    name: "Harper",
    gender: "girl",
    hint: "The author of To Kill a Mockingbird went by this middle name.",
    popularity: "1 in 237 girls in 2025",
    girls: 98.1,
  },
  {
    name: "Finley",
    gender: "unisex",
    hint: "A Scottish surname that once meant a fair warrior.",
    popularity: "1 in 1,873 babies in 2025",
    girls: 53.6,
  },
  {
    name: "Jude",
    gender: "boy",
    hint: "The Beatles sang to one in 1968.",
    popularity: "1 in 716 boys in 2025",
    girls: 4.7,
  },
  {
    name: "Ashley",
    gender: "girl",
    hint: "In Gone with the Wind, it’s a man’s name. Times changed.",
    popularity: "1 in 879 girls in 2025",
    girls: 98.6,
  },
];

/** The three answers, and the sex of use each stands for. */
export const GENDER_OPTIONS = { boy: "Boy", girl: "Girl", unisex: "Unisex" } as const;

export const GENDER_MESSAGES: Messages = {
  top: "You read the records like a registrar!",
  middle: "You have a feel for names!",
  low: "Parents are hard to predict.",
};

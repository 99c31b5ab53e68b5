import type { OriginItem } from "#domain/games/origin-matching/item.ts";
import type { Messages } from "./game-words.ts";

/** The default round. Each name has one origin in the collection, settled or likely; a test holds it against that. */
export const ORIGIN_ITEMS: readonly OriginItem[] = [
  {
    name: "Saoirse",
    options: ["Scotland", "Ireland", "France", "Iceland"],
    correct: "Ireland",
    explanation:
      "The Irish word for freedom. Parents began giving it to daughters around the 1920s, when the Irish Free State was young.",
  },
  {
    name: "Giovanni",
    options: ["Italy", "Portugal", "Greece", "Romania"],
    correct: "Italy",
    explanation:
      "The Italian John, from Latin Iohannes. Boccaccio and Bellini were Giovannis, and Don Giovanni is the most notorious one.",
  },
  {
    name: "Haruto",
    options: ["Korea", "Thailand", "Vietnam", "Japan"],
    correct: "Japan",
    explanation:
      "Haru can be sun, clear sky or spring; to is often soar. In its many spellings it has led Japanese boys’ names since about 2009.",
  },
  {
    name: "Rhys",
    options: ["Germany", "Wales", "Norway", "Ireland"],
    correct: "Wales",
    explanation:
      "A name of Welsh princes since the Middle Ages, from a word for ardor. English clerks wrote it Rees, Rice and Reece.",
  },
  {
    name: "Anastasia",
    options: ["Spain", "Poland", "Greece", "Finland"],
    correct: "Greece",
    explanation:
      "Greek anastasis, a rising up. The Russian grand duchess made it famous, but an early martyr had it long before.",
  },
  {
    name: "Wojciech",
    options: ["Poland", "Hungary", "Lithuania", "Turkey"],
    correct: "Poland",
    explanation:
      "Made of woj, warrior, and ciech, joy. Saint Wojciech, known in the West as Adalbert, died in 997.",
  },
  {
    name: "Aino",
    options: ["Japan", "Hawaii", "Italy", "Finland"],
    correct: "Finland",
    explanation:
      "Elias Lönnrot made up the name for the Kalevala, from folk verses about an aino, or only, daughter.",
  },
];

export const ORIGIN_MESSAGES: Messages = {
  top: "You’re a world name traveler!",
  middle: "You know your way around the map!",
  low: "Names travel far. Try another round!",
};

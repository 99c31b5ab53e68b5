import type { MeaningItem } from "#domain/games/name-meaning-quiz/item.ts";
import type { Messages } from "./game-words.ts";

/** The default round. Every option is the meaning of a name in the collection, to the letter; a test holds it against that. */
export const MEANING_ITEMS: readonly MeaningItem[] = [
  {
    name: "Sophia",
    question: "What does Sophia mean?",
    options: ["light", "wisdom", "star", "grace, favor"],
    correct: "wisdom",
    explanation:
      "The Greek noun for wisdom, revered by early Christians as God’s Holy Wisdom. Light is Lucy, star is Stella, and grace is Hannah.",
  },
  {
    name: "Theodore",
    question: "What does Theodore mean?",
    options: ["rule and army", "lion", "gift of God", "little fire"],
    correct: "gift of God",
    explanation:
      "Greek theos, god, and doron, gift; Dorothea turns the two parts around. Walter is rule and army, Leo the lion, Aidan a little fire.",
  },
  {
    name: "Felix",
    question: "What does Felix mean?",
    options: ["lucky, fortunate", "stern, serious", "boy, young man", "wealth and friend"],
    correct: "lucky, fortunate",
    explanation:
      "A plain Latin adjective. The dictator Sulla added it to his name to claim that luck was on his side. Soren is stern, Sven a young man, Edwin wealth and friend.",
  },
  {
    name: "Daphne",
    question: "What does Daphne mean?",
    options: ["dawn", "the red gemstone", "rainbow", "the laurel, bay tree"],
    correct: "the laurel, bay tree",
    explanation:
      "The Greek word for the tree: in the myth a nymph is turned into a laurel as Apollo chases her. Aurora is the dawn, Ruby the gem, Iris the rainbow.",
  },
  {
    name: "Alexander",
    question: "What does Alexander mean?",
    options: ["healer", "defender of men", "harp player", "son of the right hand"],
    correct: "defender of men",
    explanation:
      "Greek alexein, to ward off or defend, and andr-, man. Jason is the healer, Harper plays the harp, and Benjamin is the son of the right hand.",
  },
];

export const MEANING_MESSAGES: Messages = {
  top: "You’re a name meaning expert!",
  middle: "You have a good ear for meanings!",
  low: "Every name here has its own page. Have a look!",
};

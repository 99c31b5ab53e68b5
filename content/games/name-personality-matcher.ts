import type { PersonalityItem } from "#domain/games/name-personality-matcher/item.ts";
import type { Trait } from "#domain/games/name-personality-matcher/trait.ts";

export const PERSONALITY_ITEMS: readonly PersonalityItem[] = [
  {
    question: "It’s a free Sunday morning. What sounds best?",
    options: [
      { text: "A long book and a pot of tea", trait: "wisdom" },
      { text: "A walk under trees", trait: "nature" },
      { text: "A sketchbook, an oven or an instrument", trait: "creative" },
      { text: "Breakfast with everyone you know", trait: "social" },
    ],
  },
  {
    question: "What would you like a child to learn from you?",
    options: [
      { text: "To be kind when no one is looking", trait: "gentle" },
      { text: "To get back up", trait: "strong" },
      { text: "To ask why", trait: "wisdom" },
      { text: "To notice small living things", trait: "nature" },
    ],
  },
  {
    question: "A friend describes you in one line. Which one?",
    options: [
      { text: "Can make something out of nothing", trait: "creative" },
      { text: "Knows how everyone is doing", trait: "social" },
      { text: "Calms everyone in the room", trait: "gentle" },
      { text: "Would carry the piano alone", trait: "strong" },
    ],
  },
];

/** The name that each trait leads to. Meanings are the collection’s, to the letter. */
export const PERSONALITY_RESULTS: Readonly<
  Record<
    Trait,
    {
      readonly label: string;
      readonly name: string;
      readonly meaning: string;
      readonly description: string;
    }
  >
> = {
  wisdom: {
    label: "Wisdom",
    name: "Sophia",
    meaning: "wisdom",
    description: "You’d rather understand than win. Sophia is the ancient Greek word for wisdom.",
  },
  nature: {
    label: "Nature",
    name: "Hazel",
    meaning: "the hazel tree",
    description:
      "You’re at your best outdoors. The hazel is a small tree full of nuts that grows back when it’s cut.",
  },
  creative: {
    label: "Creative",
    name: "Calliope",
    meaning: "beautiful voice",
    description:
      "You make things. Calliope was the muse of epic poetry, and a steam organ was named after her.",
  },
  social: {
    label: "Social",
    name: "Edwin",
    meaning: "wealth and friend",
    description: "Your friends are your wealth. The two halves of Edwin say just that, in Old English.",
  },
  gentle: {
    label: "Gentle",
    name: "Callum",
    meaning: "dove",
    description:
      "You make a place calm just by being there. Callum is a Scottish name, from the Latin word for dove.",
  },
  strong: {
    label: "Strong",
    name: "Matilda",
    meaning: "might and battle",
    description: "You hold on when others let go. Matilda was an empress who fought for a throne.",
  },
};

export const PERSONALITY_NOTE = "Just for fun. Three questions can’t really know you.";

/** Ids of themes. */
export type Themes = readonly string[];

/** Themes that are meant, too, and what all of them hold true then. */
type AsWell = { readonly themes: Themes; readonly label?: string; readonly rule?: string };

/** Words that say more than the theme that they ask for: who asks for strong names means what they mean, or how they sound. */
const AS_SAID: readonly (AsWell & { readonly said: RegExp })[] = [
  {
    said: /^(?:strong|tough|powerful)$/,
    themes: ["hard"],
    label: "Strong",
    rule: "Means strong or brave, or sounds hard: two syllables at most, starting and ending with a hard consonant (b, d, g, j, k, p or t).",
  },
  {
    said: /^(?:bad|kick) ?ass$/,
    themes: ["battle", "edgy"],
    label: "Warriors, edgy and rock",
    rule: "Means a warrior, a hero or a battle; or is the name of a rock singer or a band, or a word with an edge.",
  },
  {
    said: /^(?:art(?:s?y|istic)|creative)$/,
    themes: ["literature"],
    label: "Music and literature",
    rule: "Means a song or an instrument, honors a musician, or is the name of someone in a well-known novel, poem or tale.",
  },
  {
    said: /^(?:country|rustic|farm(?:er|house)?)$/,
    themes: ["southern"],
    label: "Country: the West and the South",
    rule: "Was the name of a cowboy, a pioneer or a singer of the American West, is a place or a word from there, or sounds like the American South.",
  },
];

/**
 * Themes of who bears a name in a book, a film or a play: what most families in the country have is no name of the work, and
 * comes last.
 */
export const WORKS: ReadonlySet<string> = new Set(
  "tolkien thrones starwars potter heroes disney austen bridgerton arthurian shakespeare literature".split(
    " ",
  ),
);

/** What words ask for beside the theme that is called so; undefined where it is that alone. */
export function askedAsWell(theme: string, said: string): AsWell | undefined {
  return AS_SAID.find((each) => each.said.test(said)) ?? AS_WELL[theme];
}

const AS_WELL: Readonly<Record<string, AsWell>> = {
  warrior: { themes: ["battle"] },
  sky: {
    themes: ["star", "moon", "sun"],
    rule: "Means the sky, the sun, the moon or a star, or is the name of something in the sky.",
  },
  trees: {
    themes: ["tree", "flowers", "herb"],
    label: "Plants",
    rule: "Is a plant, or means one: a tree, a flower or an herb.",
  },
  forest: {
    themes: ["tree"],
    label: "Forests and trees",
    rule: "Means a forest, a wood or a tree, or someone who lives or works there.",
  },
  nature: {
    themes: ["tree", "flowers", "bird", "river", "sea", "forest", "mountain", "weather"],
    label: "Nature",
    rule: "Is a word for something in nature, or means a tree, a flower, a bird, a river, the sea, a forest, a mountain or weather.",
  },
};

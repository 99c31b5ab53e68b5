/** Ids of themes. */
export type Themes = readonly string[];

/** Themes that are meant, too, and what all of them hold true then. */
export const AS_WELL: Readonly<
  Record<string, { readonly themes: Themes; readonly label?: string; readonly rule?: string }>
> = {
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

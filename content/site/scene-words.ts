/** What the scenes show, for who does not see them. */
export const SCENE_WORDS = {
  blog: "A parent at a desk, seen from behind, with a baby looking over their shoulder",
  safety: "A baby asleep face up in an empty crib, seen from above",
  education: "A baby sitting beside three stacked blocks, one hand on the top block",
  clothes: "Baby clothes on a line: a bodysuit, a sock and a sleep sack",
  videos: "A toy bear sitting in front of a small screen",
  directory: "A telephone on a nightstand next to a cup, with the moon in the window",
  offline: "A house and a utility pole with its wire hanging loose, and a bird on top of the pole",
  letter: "A letter going into a mailbox with its flag up",
} as const;

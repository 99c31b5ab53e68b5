/** What the scenes show, for who does not see them. */
export const SCENE_WORDS = {
  blog: "A parent at a desk, seen from behind, with a baby looking over the shoulder",
  safety: "A baby asleep on its back in an empty crib, seen from above",
  education: "A baby sitting beside three stacked blocks, one hand on the top block",
  clothes: "Baby clothes on a line: a bodysuit, a sock and a sleep bag",
  videos: "A toy bear sitting in front of a small screen",
  directory: "A telephone on a night table beside a cup, a moon in the window",
  offline: "A house, and a wire that has come off its pole; a bird sits on the pole",
  letter: "A letter going into a mailbox whose flag is up",
} as const;

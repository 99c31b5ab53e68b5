import type { Shot } from "./shot.ts";

/** Names side by side: the example, eight lines, ranks with a name on no record. */
export const COMPARE_SHOTS: readonly Shot[] = [
  {
    name: "compare-eight",
    path: "/compare?names=hazel,violet,theodore,christopher,bartholomew,ivy,rowan,sofia*&from=1950",
    widths: [320, 1280],
  },
  { name: "compare-sexes", path: "/compare?names=avery,avery.boys,rowan,rowan.girls", themes: ["light"] },
  { name: "compare-ranks", path: "/compare?names=hazel,ivy,zzzq&measure=rank", themes: ["light"] },
];

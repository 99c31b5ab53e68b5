import type { Shot } from "./shot.ts";

/** Maps of a name and the page of a state. */
export const PLACE_SHOTS: readonly Shot[] = [
  { name: "map-olivia", path: "/names/map?name=olivia&state=OH" },
  { name: "map-few", path: "/names/map?name=yehuda", themes: ["light"] },
  { name: "map-2003", path: "/names/map?name=rowan&sex=boys&from=2003", themes: ["light"] },
  { name: "map-none", path: "/names/map?name=dutchess", themes: ["light"] },
  { name: "map-narrow", path: "/names/map?name=olivia", widths: [320], themes: ["light"] },
  {
    name: "map-no-script",
    path: "/names/map?name=olivia&state=OH",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
  { name: "state-utah", path: "/names/states/utah" },
  { name: "state-dc", path: "/names/states/district-of-columbia", themes: ["light"] },
];

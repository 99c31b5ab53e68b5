import type { Shot } from "./shot.ts";

/** Maps of a name, the page of a state, and countries side by side. */
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
  { name: "map-1950s", path: "/names/map?name=linda&from=1950&state=AK" },
  { name: "map-1980s", path: "/names/map?name=jose&from=1980", themes: ["light"] },
  { name: "state-decade", path: "/names/states/ohio?from=1950#decades" },
  { name: "countries", path: "/compare/countries?names=jack,oliver" },
  { name: "countries-sex", path: "/compare/countries?names=jean&among=girls&since=1900", themes: ["light"] },
  { name: "countries-narrow", path: "/compare/countries?names=noah", widths: [320], themes: ["light"] },
  { name: "state-utah", path: "/names/states/utah" },
  { name: "state-dc", path: "/names/states/district-of-columbia", themes: ["light"] },
];

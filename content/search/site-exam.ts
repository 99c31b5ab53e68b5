import type { SiteWish } from "./site-wish.ts";
import { ASKED_FRESH_OF_SITE } from "./site/asked-fresh.ts";
import { ASKED_IN_LAST_ROUND_OF_SITE } from "./site/asked-in-last-round.ts";
import { ASKED_IN_ROUNDS_OF_SITE } from "./site/asked-in-rounds.ts";
import { ASKED_LATER } from "./site/asked-later.ts";
import { GUIDES } from "./site/guides.ts";
import { HELP } from "./site/help.ts";
import { NAMES } from "./site/names.ts";
import { TOOLS } from "./site/tools.ts";

/** All searches of the whole site, by what they ask for. */
export const SITE_WISHES = {
  guides: GUIDES,
  "help near you": HELP,
  tools: TOOLS,
  "names and pages": NAMES,
  "asked later": ASKED_LATER,
  "asked by a stranger": ASKED_FRESH_OF_SITE,
  "asked in rounds": ASKED_IN_ROUNDS_OF_SITE,
  "asked in the last round": ASKED_IN_LAST_ROUND_OF_SITE,
} as const satisfies Readonly<Record<string, readonly SiteWish[]>>;

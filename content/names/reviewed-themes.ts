import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { ANIMALS } from "./themes/animals.ts";
import { BELIEF } from "./themes/belief.ts";
import { JEWELS } from "./themes/jewels.ts";
import { KINDS } from "./themes/kinds.ts";
import { LANDS } from "./themes/lands.ts";
import { LIGHT } from "./themes/light.ts";
import { MYTHS } from "./themes/myths.ts";
import { PLANTS } from "./themes/plants.ts";
import { PEOPLE } from "./themes/people.ts";
import { POWER } from "./themes/power.ts";
import { SCREENS } from "./themes/screens.ts";
import { SCRIPTURE } from "./themes/scripture.ts";
import { SEASONS } from "./themes/seasons.ts";
import { SKY } from "./themes/sky.ts";
import { STORIES } from "./themes/stories.ts";
import { TASTES } from "./themes/tastes.ts";
import { VALUES } from "./themes/values.ts";
import { WATERS } from "./themes/waters.ts";
import type { ThemeList } from "./themes/theme-list.ts";
import { type ThemeId, THEMES } from "./themes.ts";

const LISTS: Readonly<Record<ThemeId, ThemeList>> = {
  ...LIGHT,
  ...SKY,
  ...WATERS,
  ...LANDS,
  ...PLANTS,
  ...ANIMALS,
  ...JEWELS,
  ...POWER,
  ...VALUES,
  ...BELIEF,
  ...SCRIPTURE,
  ...MYTHS,
  ...STORIES,
  ...SCREENS,
  ...PEOPLE,
  ...SEASONS,
  ...KINDS,
  ...TASTES,
};

/** All themes with their rules and their names: for the server and the tools, never for browsers. */
export const REVIEWED_THEMES: readonly ReviewedTheme[] = THEMES.map((theme) => ({
  ...theme,
  ...LISTS[theme.id],
}));

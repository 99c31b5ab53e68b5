import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import type { NamesCopy } from "#domain/names/device/names-copy.ts";
import { namePoolOf } from "#domain/together/judging/open-name-pool.ts";

/** It brings the rules that names can be asked to meet, and is fetched beside the names. */
export const openPool = (copy: NamesCopy) => namePoolOf(copy, THEME_CHOICES);

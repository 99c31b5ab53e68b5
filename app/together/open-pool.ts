import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { inSlices } from "#app/fetching/in-slices.ts";
import type { NamesCopy } from "#domain/names/device/names-copy.ts";
import { namePoolInSteps } from "#domain/together/judging/open-name-pool.ts";

/** It brings the rules that names can be asked to meet, and is fetched beside the names. */
export const openPool = (copy: NamesCopy) => inSlices(namePoolInSteps(copy, THEME_CHOICES));

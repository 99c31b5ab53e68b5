import { PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";
import type { Shot } from "./shot.ts";

/** Every page that has a row, as it is first seen. Its other states stand in the files beside this one. */
export const PAGE_SHOTS: readonly Shot[] = Object.entries<Page>(PAGES).map(([id, { path }]) => ({
  name: id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  path,
}));

import { ofEachPage } from "./of-each-page.ts";

/** Where each page lies. */
export const PATHS = ofEachPage(({ path }) => path);

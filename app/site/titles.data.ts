import { ofEachPage } from "./of-each-page.ts";

/** What each page is called: its first heading, what it is shared as. */
export const TITLES = ofEachPage(({ title }) => title);

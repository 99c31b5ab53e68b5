import { readFileSync } from "node:fs";
import type { TextBook, TextPageId } from "#domain/pages/text-page.ts";
import { parseText } from "./parse-text.ts";

/**
 * Reads every text from a folder such as content/pages/, once, at start.
 * @throws Error that names the file with a fault.
 */
export function readTexts(folder: URL): TextBook {
  const read = (id: TextPageId) => parseText(id, readFileSync(new URL(`${id}.md`, folder), "utf8"));
  return {
    about: read("about"),
    editors: read("editors"),
    privacy: read("privacy"),
    terms: read("terms"),
    credits: read("credits"),
    accessibility: read("accessibility"),
    advertising: read("advertising"),
  };
}

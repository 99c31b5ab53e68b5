import { readFileSync } from "node:fs";
import type { TextBook, TextPageId } from "#domain/pages/text-page.ts";
import { RECORDS_CREDIT } from "#content/records/about-records.ts";
import { RECORDS, US_RECORDS, here } from "#content/site/records-edition.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { parseText } from "./parse-text.ts";

/** What texts say of the records. */
const ofRecords = {
  birthRecords: here("birth records"),
  firstYear: String(RECORDS.firstYear),
  publisher: RECORDS === US_RECORDS ? `the ${RECORDS.publisher}` : RECORDS.publisher,
  recordsCredit: RECORDS_CREDIT,
};

/**
 * Reads every text from a folder such as content/pages/, once, at start.
 * @throws Error that names the file with a fault.
 */
export function readTexts(folder: URL): TextBook {
  const read = (id: TextPageId) =>
    parseText(id, fillInAll(readFileSync(new URL(`${id}.md`, folder), "utf8"), ofRecords));
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

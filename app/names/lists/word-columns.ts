import { RECORDS } from "#content/site/records-edition.ts";
import type { DescribedName } from "#domain/names/lists/name-list.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";
import { GENDER_WORDS } from "#app/ui/gender-mark.tsx";
import type { Column } from "./list-table.ts";
import { NAME } from "./number-columns.ts";

export const WORD_COLUMNS: readonly Column<DescribedName>[] = [
  NAME,
  {
    label: "Given to",
    look: "gender",
    cell: ({ gender }) => ({ gender, words: GENDER_WORDS[gender] }),
    fields: { given_to: ({ gender }) => gender },
  },
  {
    label: "Meaning",
    look: "meaning",
    cell: ({ meaning, glossed }) => (glossed ? { gloss: meaning } : meaning),
    fields: { meaning: ({ meaning }) => meaning },
  },
  {
    label: "How common",
    look: "words",
    cell: ({ oneIn }) => oneInWords(oneIn, RECORDS.floor),
    fields: { one_in: ({ oneIn }) => oneIn?.n ?? "", of: ({ oneIn }) => oneIn?.of ?? "" },
  },
];

/** In the list of one origin: what the name is first. */
export const ORIGIN_COLUMN: Column<DescribedName> = {
  label: "Main origin",
  look: "words",
  cell: ({ origin }) => origin,
  fields: { first_origin: ({ origin }) => origin },
};

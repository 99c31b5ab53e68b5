import { z } from "zod";
import { WORKS } from "#content/names/works.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { CERTAINTIES, type Evidence, EVIDENCE_KINDS } from "#domain/names/entry/evidence.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { USES } from "#domain/names/entry/use.ts";

/** What is wrong with a field, and what to write instead. */
const fault = (write: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: write ${write}` : `${JSON.stringify(input)} is not ${write}`,
});
const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, fault(`one of ${choices.join(", ")}`));
const text = (write = "a text in quotation marks") => z.string(fault(write)).min(1, fault(write));
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, fault("a list in square brackets"));

const origin = z.enum(ORIGINS, fault("an origin of domain/names/entry/origin.ts"));
const use = z.enum(USES, fault("a language of domain/names/entry/use.ts"));
const names = listOf(text("a name in quotation marks"));
/** A field that may be left out; then it does not stand in the file at all. */
const filled = names.min(1, { error: "is empty: leave the field out" }).exactOptional();

const MOST_WORDS = 160;
/** Later, the birth records tell. */
const LATEST_FIRST = 1900;
const finding = {
  kind: oneOf(EVIDENCE_KINDS),
  head: text().exactOptional(),
  differs: z.literal(true, fault("true, or the field left out")).exactOptional(),
  says: text()
    .max(MOST_WORDS, { error: `is too long: write at most ${MOST_WORDS} characters` })
    .exactOptional(),
};
const work = z.enum(Object.keys(WORKS), fault("a work of content/names/works.ts"));
const address = z
  .string(fault("the https:// address of a page"))
  .refine((written) => URL.parse(written)?.protocol === "https:", fault("the https:// address of a page"));

/** A work with its place, or a page; then what it says. */
export const evidenceSchema: z.ZodType<Evidence> = z.union([
  z.strictObject({ work, entry: text("the place in the work"), ...finding }),
  z.strictObject({ address, ...finding }),
]);

/** Fields stand in this order in the files. What each means is told where the type is (curated-name.ts). */
export const entrySchema: z.ZodType<CuratedName> = z.strictObject({
  name: text(),
  alsoWritten: filled,
  gender: oneOf(GENDERS),
  origin,
  alsoFrom: listOf(origin).exactOptional(),
  usedIn: listOf(use).min(1, { error: "is empty: leave the field out" }).exactOptional(),
  script: filled,
  since: z
    .strictObject(
      {
        year: z.int(fault("a year of our era")).min(1).max(LATEST_FIRST),
        about: z.literal(true, fault("true, or the field left out")).exactOptional(),
        place: text(),
        work,
        entry: text("the place in the work"),
      },
      fault('{ "year": 1189, "place": "England", "work": "dmnes", "entry": "s.v. Emma" }'),
    )
    .exactOptional(),
  meaning: text(),
  note: text(),
  say: text(),
  ipa: text(),
  sourceIpa: z
    .strictObject({ language: origin, ipa: text() }, fault('{ "language": "…", "ipa": "…" }'))
    .exactOptional(),
  syllables: z.int(fault("a whole number")).min(1, fault("a whole number from 1")),
  certainty: oneOf(CERTAINTIES),
  evidence: listOf(evidenceSchema),
  nicknames: filled,
  related: z
    .strictObject(
      { variant: filled, cognate: filled, short: filled, counterpart: filled },
      fault('lists of names by kind, such as { "variant": ["Adya"] }'),
    )
    .exactOptional(),
});

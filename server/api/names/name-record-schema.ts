import { RECORDS, here } from "#content/site/records-edition.ts";
import { z } from "zod";
import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";

/** How the address ends: "/names/hazel.json". */
export const ENDING = ".json";

export const askingForRecord = z.object({
  params: z.object({
    slug: z
      .string()
      .describe("Folded spelling, as in the address of its page")
      .meta({ examples: ["hazel"] }),
  }),
});

const moment = z.object({ year: z.int(), births: z.int(), rank: z.int(), oneIn: z.int() });
const series = (what: string) =>
  z
    .array(z.number().nullable())
    .describe(
      `${what}, one number a year from firstYear to lastYear; null: fewer than ${RECORDS.floor}, or none`,
    );

const ofSex = z
  .object({
    total: z.int().describe("Listed births since firstYear"),
    peak: moment.describe("Highest share"),
    latest: moment.nullable(),
    births: series("Births"),
    perMillion: series("Births per million babies of this sex whose name is listed"),
    rank: series("Rank within the sex"),
  })
  .meta({ id: "NameFigures" });

const forecast = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("ranges"),
      ranges: z.array(z.object({ year: z.int(), common: z.int(), rare: z.int() })),
    }),
    z.object({ kind: z.literal("jumpy") }),
  ])
  .describe(
    "Both ends as N of “1 in N”: four in five such forecasts held in past years. jumpy: its last step was too large to draw on",
  )
  .meta({ id: "NameForecast" });

const citation = z.object({
  kind: z
    .enum(["names", "word", "records"])
    .describe("Whether it explains the name, its word, or only how new it is"),
  title: z.string(),
  href: z.string().optional(),
  place: z.string().optional(),
  licence: z.string().optional(),
  head: z.string().optional(),
  differs: z.boolean().describe("It disagrees with us"),
  says: z.string().optional(),
});

const words = z
  .object({
    origin: z.string(),
    alsoFrom: z.array(z.string()),
    usedIn: z.array(z.string()),
    meaning: z.string(),
    note: z.string(),
    certainty: z.enum(CERTAINTIES),
    evidence: z.array(citation).describe("What we opened; empty: not yet checked against a dictionary"),
    say: z.string(),
    ipa: z.string(),
    syllables: z.int(),
  })
  .meta({ id: "NameWords" });

const license = z.object({ name: z.string(), href: z.url(), credit: z.string() });

export const nameRecordSchema = z
  .object({
    id: z.string().describe("Folded spelling; stable for ever"),
    name: z.string(),
    spellings: z.array(z.string()).describe(`All written forms that ${here("records")} count as one`),
    gender: z.enum(GENDERS).describe("Sex of use"),
    firstYear: z.int(),
    lastYear: z.int(),
    oneIn: z.object({ n: z.int(), of: z.enum(["girls", "boys", "babies"]), year: z.int() }).nullable(),
    words: words.nullable().describe("Null for a name outside the collection"),
    girl: ofSex.nullable(),
    boy: ofSex.nullable(),
    forecast: z.object({ girl: forecast.nullable(), boy: forecast.nullable() }),
    soundsLike: z
      .array(z.object({ id: z.string(), name: z.string(), births: z.int() }))
      .describe("Spellings that sound the same, with the births of both sexes in lastYear"),
    page: z.url(),
    licenses: z.object({ words: license, figures: license }),
  })
  .meta({ id: "NameRecord" });

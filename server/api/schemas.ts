import { z } from "zod";
import { MOOD_BIRTHS, MOODS, USUAL_MOOD, WORN_FROM } from "#domain/names/draw/mood.ts";
import { mustBeOneOf } from "#domain/names/browse/rules/query-problem.ts";
import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { WHY_KINDS } from "#domain/names/search/why.ts";
import { NOTE_LIMIT, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { forEachRule } from "#domain/names/browse/name-rules.ts";
import { rulesShape } from "./names/rules-schema.ts";

const DEFAULT_COUNT = 12;
const MOST_NAMES = 50;
/** Of the search that gives names alone. */
const LONGEST_QUERY = 100;
const LONGEST_ID = 40;

const curve = z
  .array(z.int().min(0).max(99))
  .describe("Own scale, 0–99; every second year, 5-year centred mean");

export const babyName = z
  .object({
    id: z.string().describe("Folded spelling; stable for ever"),
    name: z.string(),
    gender: z.enum(GENDERS).describe("Sex of use"),
    origin: z
      .string()
      .describe("Language of the root; for where the name is in use, ask by the parameter origin"),
    meaning: z.string(),
    curated: z.boolean(),
    certainty: z
      .enum(CERTAINTIES)
      .nullable()
      .describe("What scholarship makes of the meaning; null for a name that is not curated"),
    say: z.string().nullable().describe("Respelling, the stressed syllable in capitals"),
    syllables: z.int().nullable(),
    oneIn: z.object({ n: z.int(), of: z.enum(["girls", "boys", "babies"]), year: z.int() }).nullable(),
    spark: z.object({ girl: curve.optional(), boy: curve.optional() }),
  })
  .meta({ id: "BabyName" });

export const foundName = babyName
  .extend({
    why: z
      .object({
        kind: z.enum(WHY_KINDS),
        text: z.string().describe("A few words, such as: one letter off"),
      })
      .describe("Why the name was found"),
  })
  .meta({ id: "FoundName" });

export const likeNames = z
  .object({
    firstYear: z.int(),
    lastYear: z.int(),
    names: z.array(
      babyName.extend({
        reasons: z.array(z.string()).describe("One or two, such as: same rhythm as Julian"),
      }),
    ),
  })
  .meta({ id: "LikeNames" });

const countsOfValues = z.record(z.string(), z.int());

export const collectionCounts = z
  .object({ total: z.int(), counts: z.object(forEachRule(() => countsOfValues)) })
  .meta({ id: "CollectionCounts" });

export const savedName = z
  .object({
    id: z.string(),
    nameId: z.string(),
    babyName: babyName.omit({ spark: true }),
    note: z.string(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: "SavedName" });

export const problemBody = z
  .object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string(), message: z.string() })
  .meta({ id: "Problem" });

/** 1 to 50. A query writes it as text; the document says what it is. */
const count = z
  .string("count must be given once.")
  .refine((text) => /^([1-9]|[1-4][0-9]|50)$/.test(text), "count must be a whole number from 1 to 50.")
  .meta({ type: "integer", minimum: 1, maximum: MOST_NAMES, default: DEFAULT_COUNT })
  .optional()
  .transform((text) => Number(text ?? DEFAULT_COUNT));

const WAYS = ["weighted", "even"] as const;
const draw = z
  .enum(WAYS, mustBeOneOf("draw", WAYS))
  .default("weighted")
  .describe(
    "weighted: by use in the last year, softened by its square root, at most a third of one origin, no two that are said alike, girls' and boys' names alike, as far as the names that fit allow. even: every name that fits is equally likely",
  );
const mood = z
  .enum(MOODS, mustBeOneOf("mood", MOODS))
  .default(USUAL_MOOD)
  .describe(
    `Of a weighted draw, by births of the last year. familiar: ${MOOD_BIRTHS.familiar.from} or more. mixed: mostly ${MOOD_BIRTHS.mixed.from} or more. rare: ${MOOD_BIRTHS.rare.from} to ${MOOD_BIRTHS.rare.below - 1}, and fewer than ${WORN_FROM} since the records began. Others come where too few of these fit`,
  );

const LIST_OF_IDS = `ids must be 1 to ${SAVED_NAMES_LIMIT} ids of names with commas between, such as "hazel,owen".`;
const ids = z
  .string(LIST_OF_IDS)
  .describe("The first eight set the taste; none of the list is suggested")
  .transform((list, context) => {
    const spellings = list.split(",");
    const read = new Set(
      spellings.map((spelling) => (spelling.length > LONGEST_ID ? undefined : readNameId(spelling))),
    );
    if (read.size <= SAVED_NAMES_LIMIT && !read.has(undefined)) return [...read].flatMap((id) => id ?? []);
    context.addIssue({ code: "custom", message: LIST_OF_IDS });
    return z.NEVER;
  });

const textUpTo = (longest: number) =>
  z
    .string("q must be given once.")
    .trim()
    .max(longest, `q must have at most ${longest} characters.`)
    .default("")
    .describe(
      'A name, a sound, words of a meaning; also rules in plain words: "irish girl short", "ends with n", "means star", "like hazel". Without it nothing is found, unless there are rules beside gender: then the names that fit, the most popular first',
    );

const MALFORMED_ID = 'nameId must be the id of a name, such as "hazel".';
export const nameId = z
  .string(MALFORMED_ID)
  .min(1, MALFORMED_ID)
  .max(LONGEST_ID, MALFORMED_ID)
  .describe('Any spelling is folded: "Zoë" is "zoe"');
const note = z
  .string("note must be text.")
  .max(NOTE_LIMIT, `note must have at most ${NOTE_LIMIT} characters.`);

const byId = z.object({ nameId });
const body = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, "The body must be a JSON object.");

export const nothing = z.object({});
export const generating = z.object({ query: z.object({ count, ...rulesShape, draw, mood }) });
export const searching = z.object({ query: z.object({ q: textUpTo(LONGEST_QUERY), ...rulesShape }) });
export const asking = z.object({ query: z.object({ q: textUpTo(LONGEST_ASKED), ...rulesShape }) });
export const counting = z.object({ query: z.object(rulesShape) });
export const liking = z.object({ query: z.object({ ids, count }) });
export const saving = z.object({ body: body({ nameId }) });
export const removing = z.object({ params: byId });
export const annotating = z.object({ params: byId, body: body({ note }) });
export const ordering = z.object({
  body: body({
    nameIds: z
      .array(nameId, "nameIds must be a list of ids.")
      .max(SAVED_NAMES_LIMIT, `nameIds must hold at most ${SAVED_NAMES_LIMIT} ids.`),
  }),
});
export const merging = z.object({
  body: body({
    names: z
      .array(
        z.object({ nameId, note: note.default("") }, "Each name must be an object with a nameId."),
        "names must be a list.",
      )
      .max(SAVED_NAMES_LIMIT, `names must hold at most ${SAVED_NAMES_LIMIT} names.`),
  }),
});

export const mergeResult = z
  .object({ added: z.int(), alreadySaved: z.int(), refused: z.int(), unknown: z.int() })
  .meta({ id: "MergeResult" });

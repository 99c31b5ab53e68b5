import { isTrusted } from "#domain/games/pool/is-trusted.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import { drawNames } from "#domain/names/browse/generate.ts";
import type { Dice } from "#domain/names/name-book.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { acceptedOrigins } from "./accepted-origins.ts";
import { type AskedName, askedNames, NOT_FOR_PLAY } from "#domain/games/pool/asked-name.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { firstSentence } from "#domain/games/pool/first-sentence.ts";
import { withLevels } from "#domain/games/pool/levels.ts";
import { ARISEN_TWICE } from "./arisen-twice.ts";
import { ALSO_TRUE } from "./open-origin.ts";
import { branchOf } from "./origin-branches.ts";

/** Not an origin that can be told from the others: coined here, unknown, or many languages at once. */
const NOT_ASKED: ReadonlySet<Origin> = new Set([
  "Modern American",
  "African American",
  "Muskogean",
  // Its best known name is its own.
  "Dakota",
  "Unknown",
  "Germanic",
  "Slavic",
]);

const GERMANIC: readonly Origin[] = [
  "Germanic",
  "German",
  "Norse",
  "Dutch",
  "Danish",
  "Swedish",
  "Norwegian",
];

/** Short and ending in a vowel: the like of it has arisen in many languages (Ana is Hawaiian, too). */
const ANYWHERE = /^.{1,3}[aeiouáéíóú]$/i;

/** Fewer births since 1880 than elsewhere: or hardly any Japanese or Hawaiian name would be right. */
const FEWEST_BIRTHS = 700;

/** So that rounds are not all Hebrew and English; and an origin with fewer names than the second would give itself away. */
const MOST_NAMES = 16;
const FEWEST_NAMES = 4;
const DISTRACTORS = 3;
/** Names of two origins, whose second one is offered and half right: the most given ones. */
const MOST_OF_TWO = 14;

type Question = AskedName & { readonly wrong: readonly Origin[] };

/** Rows of the origin game: name, origin, level, three other origins (with a star one that is true as well), a sentence. */
export function originRows(sources: PoolSources, dice: Dice): readonly string[] {
  const questions = drawQuestions(sources, dice);
  return withLevels(questions, ({ entry }) => entry.origin).map(({ entry, level, wrong }) =>
    [
      entry.name,
      entry.origin,
      level,
      [...(entry.alsoFrom ?? []).map((also) => `${also}${ALSO_TRUE}`), ...wrong].join(","),
      firstSentence(entry.note),
    ].join("\t"),
  );
}

function drawQuestions(sources: PoolSources, dice: Dice): readonly Question[] {
  const entries = entriesById(sources.collection);
  const sure = askedNames(sources, FEWEST_BIRTHS).filter(
    ({ entry: { name, origin, certainty } }) =>
      isTrusted({ certainty }) &&
      !NOT_ASKED.has(origin) &&
      !ANYWHERE.test(name) &&
      !ARISEN_TWICE.has(name) &&
      !NOT_FOR_PLAY.has(name),
  );
  const certain = sure.filter(({ entry: { alsoFrom } }) => alsoFrom === undefined);
  const frequent = [...Map.groupBy(certain, ({ entry }) => entry.origin)].filter(
    ([, names]) => names.length >= FEWEST_NAMES,
  );
  const origins = frequent.map(([origin]) => origin);
  const sizes = new Map(frequent.map(([origin, names]) => [origin, names.length]));
  // The rarest origins first, so that the frequent ones even out what they have taken.
  const asked = [
    ...frequent.toSorted(([, one], [, other]) => one.length - other.length).flatMap(([, names]) => names),
    ...ofTwo(sure, origins),
  ];

  const asks = new Map<Origin, number>();
  const wrongs = new Map<Origin, number>();
  /** How much too seldom an origin has been a wrong answer: it should be one three times as often as it is right. */
  const owed = (origin: Origin) => (wrongs.get(origin) ?? 0) / Math.min(MOST_NAMES, sizes.get(origin) ?? 0);
  return asked.flatMap((name): Question[] => {
    const { origin } = name.entry;
    const alsoFrom = name.entry.alsoFrom ?? [];
    if (alsoFrom.length === 0 && (asks.get(origin) ?? 0) >= MOST_NAMES) return [];
    const barred = new Set([
      ...acceptedOrigins(name.entry, entries),
      ...[origin, ...alsoFrom].flatMap((each) => [...branchOf(each)]),
    ]);
    // A name of Hebrew root is told as Aramaic or Yiddish, one of Germanic root as Norse or German.
    if (barred.has("Hebrew")) for (const near of ["Aramaic", "Yiddish"] as const) barred.add(near);
    if (GERMANIC.some((each) => barred.has(each))) for (const near of GERMANIC) barred.add(near);
    const free = drawNames(origins, origins.length, dice).filter((other) => !barred.has(other));
    const count = DISTRACTORS - alsoFrom.length;
    const wrong = apart(
      free.toSorted((one, other) => owed(one) - owed(other)),
      count,
    );
    if (wrong.length < count) return [];
    asks.set(origin, (asks.get(origin) ?? 0) + 1);
    for (const each of wrong) wrongs.set(each, (wrongs.get(each) ?? 0) + 1);
    return [{ ...name, wrong }];
  });
}

/** The most given names of two origins, both of which are asked for. */
function ofTwo(names: readonly AskedName[], origins: readonly Origin[]): readonly AskedName[] {
  const two = names.filter(
    ({ entry: { origin, alsoFrom = [] } }) =>
      alsoFrom.length === 1 && [origin, ...alsoFrom].every((each) => origins.includes(each)),
  );
  return two.toSorted((one, other) => other.births - one.births).slice(0, MOST_OF_TWO);
}

/** The first ones that do not lie near each other. */
function apart(origins: readonly Origin[], count: number): readonly Origin[] {
  const chosen: Origin[] = [];
  for (const origin of origins) {
    if (chosen.length < count && chosen.every((each) => !branchOf(each).has(origin))) chosen.push(origin);
  }
  return chosen;
}

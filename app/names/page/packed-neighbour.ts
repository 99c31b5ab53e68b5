import type { Confidence } from "#domain/names/entry/curated-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { type Counted, NO_MEANING, NO_ORIGIN, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Neighbour } from "#domain/names/page/name-page.ts";

/** What a row shows of another name, and what saving it needs. */
export type NeighbourView = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly reason: string;
};

/** In no name, origin, meaning or reason (server/names/packed-neighbour.test.ts). */
const BETWEEN = "|";

/** A neighbour as one text: as an object it would be sent three times as long, two dozen times a page. */
export function packNeighbour({ summary, reason }: Neighbour): string {
  const { id, name, gender, origin, meaning, curated, confidence, say, syllables, oneIn } = summary;
  const counted = [reason, id, name, gender, oneIn?.n, oneIn?.of];
  return (curated ? [...counted, origin, meaning, confidence, say, syllables] : counted).join(BETWEEN);
}

/** The same as it was; its figure is of the last year of the records. */
export function unpackNeighbour(packed: string, year: number): NeighbourView {
  const [reason = "", id = "", name = "", gender, n, of, origin, meaning, confidence, say, syllables] =
    packed.split(BETWEEN);
  return {
    reason,
    babyName: {
      id,
      name,
      gender: isGender(gender) ? gender : "unisex",
      origin: origin ?? NO_ORIGIN,
      meaning: meaning ?? NO_MEANING,
      curated: origin !== undefined,
      confidence: isConfidence(confidence) ? confidence : null,
      say: say ?? null,
      syllables: syllables === undefined ? null : Number(syllables),
      oneIn: isCounted(of) ? { n: Number(n), of, year } : null,
    },
  };
}

/** The name of a neighbour's small curve among the parts of the page. */
export function partOfSpark(id: NameId): string {
  return `spark-${id}`;
}

function isGender(text: string | undefined): text is Gender {
  return text === "girl" || text === "boy" || text === "unisex";
}

function isConfidence(text: string | undefined): text is Confidence {
  return text === "A" || text === "B" || text === "C" || text === "U";
}

function isCounted(text: string | undefined): text is Counted {
  return text === "girls" || text === "boys" || text === "babies";
}

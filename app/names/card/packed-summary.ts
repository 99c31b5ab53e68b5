import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { type Counted, NO_MEANING, NO_ORIGIN, type NameSummary } from "#domain/names/entry/name-summary.ts";

/** In no name, origin or meaning (server/names/packed-neighbour.test.ts). */
export const BETWEEN = "|";

/** What a card shows of a name, without its curve, as one text: as an object it would be sent three times as long. */
export function packSummary(summary: Omit<NameSummary, "spark">): string {
  const { id, name, gender, origin, meaning, curated, certainty, say, syllables, oneIn } = summary;
  const counted = [id, name, gender, oneIn?.n, oneIn?.of];
  return (curated ? [...counted, origin, meaning, certainty, say, syllables] : counted).join(BETWEEN);
}

/** The same as it was; its figure is of the last year of the records. */
export function unpackSummary(fields: readonly string[], year: number): Omit<NameSummary, "spark"> {
  const [id = "", name = "", gender, n, of, origin, meaning, certainty, say, syllables] = fields;
  return {
    id,
    name,
    gender: isGender(gender) ? gender : "unisex",
    origin: origin ?? NO_ORIGIN,
    meaning: meaning ?? NO_MEANING,
    curated: origin !== undefined,
    certainty: CERTAINTIES.find((each) => each === certainty) ?? null,
    say: say ?? null,
    syllables: syllables === undefined ? null : Number(syllables),
    oneIn: isCounted(of) ? { n: Number(n), of, year } : null,
  };
}

function isGender(text: string | undefined): text is Gender {
  return text === "girl" || text === "boy" || text === "unisex";
}

function isCounted(text: string | undefined): text is Counted {
  return text === "girls" || text === "boys" || text === "babies";
}

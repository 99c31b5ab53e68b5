import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mostGiven } from "#domain/places/most-given.ts";
import { leastOf, type RankBlock } from "#domain/places/ranks/rank-blocks.ts";
import { DECADE_YEARS, DECADES, LAST_RANK, LEAST_RANKED } from "#domain/places/ranks/rank-tables.ts";
import { STATES } from "#domain/places/states.ts";
import { createBitModel } from "./bit-model.ts";
import { codeWithin, createCountModel } from "./count-model.ts";
import { clamp, ln, logStep } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";
import { createShareModel, type PredictedName } from "./share-model.ts";
import type { LogQuotients } from "./window.ts";

/** What is known before ranks are coded: all births by state, and quotients of the windows that begin in the last decade. */
type Known = {
  readonly records: BirthRecords;
  readonly order: readonly number[];
  readonly allBirths: readonly (readonly number[])[];
  readonly later: readonly LogQuotients[];
};

const MOST_NAMES = 2 ** 16 - 1;
/** What lists begin with before any is known. */
const FIRST_LEAST = 500;

/**
 * Codes the lists of all decades, the last first: which names are on any; in which states a name reaches the births that a list
 * begins with; and its births there. Ranks, and the order of lists, follow from the births. Blocks stand by decade, girls and then boys.
 */
export function codeRanks(
  coder: Coder,
  toPack: readonly RankBlock[] | undefined,
  { records, order, allBirths, later }: Known,
): readonly RankBlock[] {
  const shareModel = createShareModel(order, allBirths, later);
  const leastModel = createCountModel();
  const nameModel = createBitModel(3, 1);
  const listModel = createBitModel(3, 4);
  const birthsModel = createCountModel();
  const leastBefore = new Map<Sex, Uint32Array>();
  const blocks: RankBlock[] = [];
  for (const [decade, from] of [...DECADES.entries()].toReversed()) {
    const ofSexes = SEXES.map((sex, place) => codeBlock(sex, from, toPack?.[decade * SEXES.length + place]));
    blocks.unshift(...ofSexes);
    shareModel.endDecade();
  }
  return blocks;

  function codeBlock(sex: Sex, from: number, given: RankBlock = new Map()): RankBlock {
    const least = codeLeast(sex, given);
    const names = codeWithin(coder, given.size, 0, MOST_NAMES);
    const block = new Map<number, Uint32Array>();
    const listed = new Uint16Array(STATES.length);
    const candidates = mostGiven(records, [sex], { from, to: from + DECADE_YEARS - 1, least: LEAST_RANKED });
    for (const [rank, { slot, births: national }] of candidates.entries()) {
      if (block.size >= names) break;
      const name = shareModel.predict(slot, national);
      const row = given.get(slot);
      const nearest = Math.max(
        ...order.map((state, place) => (name.timely[place] ?? 0) / (least[state] ?? 1)),
      );
      const [near, far] = [logStep(nearest, 8, 63), logStep(rank / 50, 8, 63)];
      const contexts = [near, near * 64 + far, logStep(rank / 50, 16, 127)];
      if (nameModel.code(coder, row === undefined ? 0 : 1, contexts, 0) === 1)
        block.set(slot, codeName(name, least, listed, row));
    }
    shareModel.endBlock();
    return block;
  }

  /** The births that each state's list begins with: about those of the decade after. */
  function codeLeast(sex: Sex, block: RankBlock): Uint32Array {
    const least = new Uint32Array(STATES.length);
    for (const [place, state] of order.entries()) {
      const mean = leastBefore.get(sex)?.[state] ?? FIRST_LEAST;
      const about = { mean, spread: mean / 8 };
      const known = { least: LEAST_RANKED, first: about, second: about, place };
      least[state] = leastModel.code(coder, leastOf(block, state), known);
    }
    leastBefore.set(sex, least);
    return least;
  }

  /** The births of a name that is on any list, by state; counts how long the lists are so far. */
  function codeName(
    name: PredictedName,
    least: Uint32Array,
    listed: Uint16Array,
    given: Uint32Array = new Uint32Array(STATES.length),
  ): Uint32Array {
    const row = new Uint32Array(STATES.length);
    let isOnAny = 0;
    for (const [place, state] of order.entries()) {
      const from = least[state] ?? 0;
      const births = given[state] ?? 0;
      const { first, second, isNew } = name.inState(place);
      const away = clamp(Math.round(((from - first.mean) / first.spread) * 4), -30, 30) + 30;
      const awayOther = clamp(Math.round(ln(from / second.mean) * 12), -30, 30) + 30;
      const left = clamp(LAST_RANK - (listed[state] ?? 0), 0, 63);
      const contexts = [away * 64 + left, away * 64 + state, (away * 64 + awayOther) * 2 + isNew];
      if (listModel.code(coder, births >= from ? 1 : 0, contexts, isOnAny + 2 * isNew) === 0) {
        name.isBelow(place, from);
        continue;
      }
      isOnAny = 1;
      listed[state] = (listed[state] ?? 0) + 1;
      const coded = birthsModel.code(coder, births, { least: from, first, second, place: state });
      row[state] = coded;
      name.learn(place, coded);
    }
    name.end();
    return row;
  }
}

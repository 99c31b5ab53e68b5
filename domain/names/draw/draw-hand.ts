import type { Dice } from "#domain/names/name-book.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { isMeantBy, type Mood, type Usage, weightIn } from "./mood.ts";
import { type WeightedDraw, weightedDraw } from "./weighted.ts";

/** What a draw looks at in a name. */
export type Drawable = Usage & {
  readonly gender: Gender;
  /** The first of its origins. */
  readonly origin: string;
  /** Number of its sound family; null for a name that nobody has been found to spell otherwise. */
  readonly family: number | null;
};

/** Distinct names, in an order of chance; fewer than count only when there are fewer. */
export type DrawHand<Name> = (count: number, dice: Dice) => readonly Name[];

/** At most this part of a hand comes from one origin. */
const ORIGIN_PART = 1 / 3;
/** So often a name is drawn before all are looked at. */
const TRIES = 16;

/** How well a name stands beside those of a hand; each holds what is below it. */
const STANDING = {
  held: 0,
  new: 1,
  /** No other is said like it. */
  newSound: 2,
  /** Its origin has room, too. */
  mixed: 3,
} as const;
type Standing = (typeof STANDING)[keyof typeof STANDING];

type Pool<Name> = {
  readonly names: readonly Name[];
  readonly weights: readonly number[];
  readonly draw: WeightedDraw;
  /** Of each name, whether the mood means it; and whether it means any. */
  readonly meant: readonly boolean[];
  readonly hasMeant: boolean;
};

/** Draws by a mood: no two of one sound family, at most a third of one origin, girls' and boys' names alike, as far as the names allow. */
export function createDraw<Name extends Drawable>(names: readonly Name[], mood: Mood): DrawHand<Name> {
  const poolOf = (gender: Gender): Pool<Name> => {
    const own = names.filter((name) => name.gender === gender);
    const weights = own.map((name) => weightIn(mood, name));
    const meant = own.map((name) => isMeantBy(mood, name));
    return { names: own, weights, draw: weightedDraw(weights), meant, hasMeant: meant.includes(true) };
  };
  const [girls, boys, unisex] = [poolOf("girl"), poolOf("boy"), poolOf("unisex")];
  const unisexPart = unisex.draw.total / (girls.draw.total + boys.draw.total + unisex.draw.total);
  const girlsFirst = { usual: [girls, boys, unisex], unisex: [unisex, girls, boys] };
  const boysFirst = { usual: [boys, girls, unisex], unisex: [unisex, boys, girls] };
  // Now and then a mixed hand may hold any name; the other moods keep to what they mean.
  const onlyMeant = mood !== "mixed";

  return (count, dice) => {
    const hand: Name[] = [];
    const room = Math.max(1, Math.floor(count * ORIGIN_PART));
    let moreGirls = 0;
    for (let left = Math.min(count, names.length); left > 0; left -= 1) {
      // Of girls' and boys' names those come next that are fewer, and unisex ones as often as chance has it.
      const first = moreGirls < 0 || (moreGirls === 0 && dice() < 0.5) ? girlsFirst : boysFirst;
      const turn = dice() < unisexPart ? first.unisex : first.usual;
      const name = nextOf(turn, hand, room, onlyMeant, dice);
      if (name === undefined) break;
      if (name.gender === "girl") moreGirls += 1;
      else if (name.gender === "boy") moreGirls -= 1;
      hand.splice(Math.floor(dice() * (hand.length + 1)), 0, name);
    }
    return hand;
  };
}

/** What is given up first is an origin's room, then the sex whose turn it is, then the mood, then the sound. */
function nextOf<Name extends Drawable>(
  turn: readonly Pool<Name>[],
  hand: readonly Name[],
  room: number,
  onlyMeant: boolean,
  dice: Dice,
): Name | undefined {
  for (const pool of turn) {
    if (!pool.hasMeant) continue;
    const name =
      tried(pool, hand, room, onlyMeant, dice) ??
      looked(pool, hand, room, STANDING.mixed, true, dice) ??
      looked(pool, hand, room, STANDING.newSound, true, dice);
    if (name !== undefined) return name;
  }
  for (const least of [STANDING.newSound, STANDING.new]) {
    for (const pool of turn) {
      const name = looked(pool, hand, room, least, false, dice);
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

/** Drawn until one stands well, a few times: mostly the first one does. */
function tried<Name extends Drawable>(
  { names, draw, meant }: Pool<Name>,
  hand: readonly Name[],
  room: number,
  onlyMeant: boolean,
  dice: Dice,
): Name | undefined {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const place = draw.place(dice);
    const name = names[place];
    if (name === undefined || (onlyMeant && meant[place] !== true)) continue;
    if (standingIn(hand, name, room) === STANDING.mixed) return name;
  }
  return undefined;
}

/** Drawn from all that stand at least so well. */
function looked<Name extends Drawable>(
  { names, weights, meant }: Pool<Name>,
  hand: readonly Name[],
  room: number,
  least: Standing,
  onlyMeant: boolean,
  dice: Dice,
): Name | undefined {
  const allowed = [...names.keys()].filter((place) => {
    const name = names[place];
    if (name === undefined || (onlyMeant && meant[place] !== true)) return false;
    return standingIn(hand, name, room) >= least;
  });
  const place = allowed[weightedDraw(allowed.map((each) => weights[each] ?? 0)).place(dice)];
  return place === undefined ? undefined : names[place];
}

/** @param room names that an origin may have in a hand. */
function standingIn(hand: readonly Drawable[], name: Drawable, room: number): Standing {
  let ofOrigin = 0;
  let standing: Standing = STANDING.newSound;
  for (const held of hand) {
    if (held === name) return STANDING.held;
    if (held.origin === name.origin) ofOrigin += 1;
    if (name.family !== null && held.family === name.family) standing = STANDING.new;
  }
  return standing === STANDING.newSound && ofOrigin < room ? STANDING.mixed : standing;
}

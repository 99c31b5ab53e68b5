import { type Mood, USUAL_MOOD } from "#domain/names/draw/mood.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { beginDown, type DownToOne } from "./judging/down-to-one.ts";
import type { Message } from "./message/message.ts";
import type { Order } from "./message/order.ts";
import type { StoredRoomLink } from "./room/room-link.ts";
import { type NameCandidate, candidateOf, type Verdict } from "./judging/verdict.ts";

export type Judged = NameCandidate & {
  readonly verdict: Verdict;
  /** The choice of cards that brought it (deck-choice.ts); none in what was judged before there were choices. */
  readonly by?: string;
};

/** What a browser keeps of choosing together. */
export type TogetherState = {
  /** This device's number in messages; 0 until the first is made. */
  readonly self: number;
  /** In the order of judging. */
  readonly judged: readonly Judged[];
  /** The last message of each other device, the newest last. */
  readonly heard: readonly Message[];
  /** The devices whose names have all been judged once, without sight of their marks: from then on, matches are shown. */
  readonly passed: readonly number[];
  /** Which names come up as cards, beside those that others have sent. */
  readonly gender: GenderFilter;
  /** The same of all other rules, as an address writes them. */
  readonly filters: string;
  readonly mood: Mood;
  /** The room that this device is in. */
  readonly room: StoredRoomLink | null;
  /** Duels that have been begun. */
  readonly down: DownToOne | null;
  /** Another's order of names. It is shown to nobody before these names have been compared here, too. */
  readonly order: Order | null;
};

export const NOTHING_TOGETHER: TogetherState = {
  self: 0,
  judged: [],
  heard: [],
  passed: [],
  gender: "all",
  filters: "",
  mood: USUAL_MOOD,
  room: null,
  down: null,
  order: null,
};

/** Other devices than one's own in a room. */
const MOST_OTHERS = 5;

/** With a number for messages, if there is none yet. */
export function named(kept: TogetherState, number: number): TogetherState {
  return kept.self === 0 ? { ...kept, self: number } : kept;
}

/** With a verdict more; the name's last one counts, and stands where it was. */
export function judge(kept: TogetherState, judged: Judged): TogetherState {
  const isKnown = kept.judged.some(({ id }) => id === judged.id);
  return withPassed({
    ...kept,
    judged: isKnown
      ? kept.judged.map((each) => (each.id === judged.id ? { ...each, verdict: judged.verdict } : each))
      : [...kept.judged, judged],
  });
}

/** As if the name had not been seen. */
export function unjudge(kept: TogetherState, id: string): TogetherState {
  return { ...kept, judged: kept.judged.filter((each) => each.id !== id) };
}

/** With what another device says; its last word counts. Who is answered has judged before, and needs no blind pass. */
export function receiveMessage(kept: TogetherState, message: Message): TogetherState {
  const others = kept.heard.filter(({ from }) => from !== message.from);
  const isAnswer = kept.self !== 0 && message.to === kept.self;
  return withPassed({
    ...kept,
    heard: [...others, message].slice(-MOST_OTHERS),
    passed: isAnswer ? [...kept.passed, message.from] : kept.passed,
  });
}

/** With another's order. Who has begun no duels begins them now, over the same names. */
export function hearOrder(kept: TogetherState, order: Order): TogetherState {
  return { ...kept, order, down: kept.down ?? beginDown(order.names.map(candidateOf), 1, true) };
}

function withPassed(kept: TogetherState): TogetherState {
  const judged = new Set(kept.judged.map(({ id }) => id));
  const done = kept.heard.filter(({ names }) => names.every(({ id }) => judged.has(id)));
  const heard = new Set(kept.heard.map(({ from }) => from));
  const passed = new Set([...kept.passed, ...done.map(({ from }) => from)]);
  return { ...kept, passed: [...passed].filter((from) => heard.has(from)) };
}

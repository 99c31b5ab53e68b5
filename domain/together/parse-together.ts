import { readMood, USUAL_MOOD } from "#domain/names/draw/mood.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import type { Schema } from "#domain/schema/schema.ts";
import { both, count, fields, list, oneOf, or, parts, someOf, versioned } from "#domain/schema/schema.ts";
import { readDownToOne } from "./judging/down-to-one.ts";
import { type Judged, type TogetherState, NOTHING_TOGETHER } from "./together-state.ts";
import { MESSAGE_MARKS, type MarkedName, type Message } from "./message/message.ts";
import { readOrder } from "./message/order.ts";
import { parseStoredRoom } from "./room/room-link.ts";
import { type NameCandidate, asCandidate, VERDICTS } from "./judging/verdict.ts";

const VERSION = 1;

/** A choice of cards is written only where there is one: without, the text is that of older builds. */
export function formatTogether({ filters, mood, ...kept }: TogetherState): string {
  const chosen = { ...(filters === "" ? {} : { filters }), ...(mood === USUAL_MOOD ? {} : { mood }) };
  return JSON.stringify({ version: VERSION, ...kept, ...chosen });
}

/** A choice of cards, or its filters; a browser may give back anything. */
const LONGEST_CHOICE = 2000;
const choice: Schema<string> = (value) =>
  typeof value === "string" && value.length <= LONGEST_CHOICE ? value : undefined;
const judged: Schema<Judged> = both(
  asCandidate,
  both(fields({ verdict: oneOf(VERDICTS) }), parts({ by: choice })),
);
const marked: Schema<MarkedName> = both(asCandidate, fields({ mark: oneOf(MESSAGE_MARKS) }));
const heard: Schema<Message> = fields({ from: count, to: or(count, 0), names: onceEach(someOf(marked)) });

const kept: (json: string | null) => TogetherState | undefined = versioned(
  VERSION,
  fields({
    self: or(count, 0),
    judged: or(onceEach(someOf(judged)), []),
    heard: list(heard),
    passed: list(count),
    gender: or(oneOf(GENDER_FILTERS), "all"),
    filters: or(choice, ""),
    mood: readMood,
    room: parseStoredRoom,
    down: readDownToOne,
    order: readOrder,
  }),
);

/** Reads what a browser gives back: anything. A damaged part is left out, alone. */
export function parseTogether(json: string | null): TogetherState {
  return kept(json) ?? NOTHING_TOGETHER;
}

/** Each name once: an id that was kept with a capital is folded as it is read. What was said of it last counts. */
function onceEach<Named extends NameCandidate>(names: Schema<readonly Named[]>): Schema<readonly Named[]> {
  return (value) => {
    const read = names(value);
    return read && [...new Map(read.map((name) => [name.id, name])).values()];
  };
}

import { GENDER_FILTERS } from "#domain/names/gender.ts";
import { isRecord, readJson } from "#domain/site/read-json.ts";
import { readDownToOne } from "./down-to-one.ts";
import { type Judged, type KeptTogether, NOTHING_TOGETHER } from "./kept-together.ts";
import { MARKS, type MarkedName, type Message } from "./message.ts";
import { readOrder } from "./order.ts";
import { readKeptRoom } from "./room-link.ts";
import { type Candidate, readCandidate, VERDICTS } from "./verdict.ts";

const VERSION = 1;

export function writeKeptTogether(kept: KeptTogether): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

/** Reads what a browser gives back: anything. A damaged part is left out, alone. */
export function readKeptTogether(text: string | null): KeptTogether {
  const whole = readJson(text);
  if (!isRecord(whole) || whole["version"] !== VERSION) return NOTHING_TOGETHER;
  const { self, judged, heard, passed, gender, room, down, order } = whole;
  return {
    self: isNumber(self) ? self : 0,
    judged: Array.isArray(judged) ? onceEach(judged.flatMap(readJudged)) : [],
    heard: Array.isArray(heard) ? heard.flatMap(readHeard) : [],
    passed: Array.isArray(passed) ? passed.filter(isNumber) : [],
    gender: GENDER_FILTERS.find((filter) => filter === gender) ?? "all",
    room: readKeptRoom(room),
    down: readDownToOne(down),
    order: readOrder(order),
  };
}

function readJudged(value: unknown): Judged[] {
  const candidate = readCandidate(value);
  const verdict = isRecord(value) ? VERDICTS.find((each) => each === value["verdict"]) : undefined;
  return candidate === null || verdict === undefined ? [] : [{ ...candidate, verdict }];
}

function readHeard(value: unknown): Message[] {
  if (!isRecord(value) || !isNumber(value["from"]) || !Array.isArray(value["names"])) return [];
  const to = isNumber(value["to"]) ? value["to"] : 0;
  return [{ from: value["from"], to, names: onceEach(value["names"].flatMap(readMarked)) }];
}

function readMarked(value: unknown): MarkedName[] {
  const candidate = readCandidate(value);
  const mark = isRecord(value) ? MARKS.find((each) => each === value["mark"]) : undefined;
  return candidate === null || mark === undefined ? [] : [{ ...candidate, mark }];
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** Each name once: an id that was kept with a capital is folded as it is read. What was said of it last counts. */
function onceEach<Named extends Candidate>(names: readonly Named[]): Named[] {
  return [...new Map(names.map((name) => [name.id, name])).values()];
}

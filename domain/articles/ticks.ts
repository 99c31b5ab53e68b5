import { fields, list, string, versioned } from "#domain/schema/schema.ts";

/** What was ticked in the articles: the values of the boxes, in the order of ticking. */
export type Ticks = readonly string[];

export const NO_TICKS: Ticks = [];

/** Beyond so many the oldest go: all articles together have far fewer. */
const MOST = 1000;

const VERSION = 1;
const kept = versioned(VERSION, fields({ done: list(string) }));

/** Reads what a browser gives back: anything. Never throws. */
export function parseTicks(text: string | null): Ticks {
  return kept(text)?.done ?? NO_TICKS;
}

/** Null where nothing is ticked. */
export function formatTicks(done: Ticks): string | null {
  return done.length === 0 ? null : JSON.stringify({ version: VERSION, done });
}

/** The ticks after a box was ticked, or its tick taken away. */
export function withTick(done: Ticks, id: string, ticked: boolean): Ticks {
  const others = done.filter((each) => each !== id);
  return ticked ? [...others, id].slice(-MOST) : others;
}

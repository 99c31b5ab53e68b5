import { hash } from "node:crypto";
import { z } from "zod";
import { utcDay } from "#domain/text/day.ts";
import { networkKey } from "#server/http/limits/network-key.ts";
import { ALONE, type Siblings } from "#server/processes/siblings.ts";
import type { Count } from "#server/storage/counts.ts";
import { foldWish } from "./fold-wish.ts";

/** A wish is nobody's own when so many networks asked for it on a day, or when it was asked for on so many days. */
const ENOUGH = 5;
/** People search as they type: what is asked is what stood there for so long. */
const TYPING_MS = 10_000;
/** Kept in memory at most: wishes, askers of each on a day, people who are typing. */
const MOST = { wishes: 1_000, askers: 20, typing: 2_000 } as const;
/** A wish that was not asked for within so many days is forgotten. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** How often a wish was asked for on a day: by whom, as hashes, today; by how many, on days before. */
type Day = { askers: Set<string> | number; saved: number };
type Typing = { text: string; at: number };

type Given = { readonly now: () => Date; readonly siblings?: Siblings };

const news = z.tuple([z.string(), z.string()]);

export type MissedWishes = ReturnType<typeof createMissedWishes>;

/**
 * Searches that found nothing, in memory alone until they are nobody's own. Who asked is a hash of the network's address,
 * the day and a random text that no disk has ever held; at the end of the day only how many there were is left of it.
 */
export function createMissedWishes({ now, siblings = ALONE }: Given) {
  const wishes = new Map<string, Map<string, Day>>();
  const typing = new Map<string, Typing>();

  const askerOf = (address: string, day: string) =>
    hash("sha256", `${siblings.salt} ${day} ${networkKey(address)}`, "base64url").slice(0, 10);
  const count = (wish: string, asker: string): void => {
    const today = utcDay(now());
    const days = wishes.get(wish) ?? new Map<string, Day>();
    // What was asked for last stands at the end.
    wishes.delete(wish);
    wishes.set(wish, days);
    const [oldest] = wishes.keys();
    if (wishes.size > MOST.wishes && oldest !== undefined) wishes.delete(oldest);
    const entry = days.get(today) ?? { askers: new Set<string>(), saved: 0 };
    days.set(today, entry);
    if (typeof entry.askers !== "number" && entry.askers.size < MOST.askers) entry.askers.add(asker);
  };
  siblings.hear("wishes", (told) => {
    const { data } = news.safeParse(told);
    if (data !== undefined) count(...data);
  });
  const settle = (asker: string, { text }: Typing): void => {
    typing.delete(asker);
    const wish = foldWish(text);
    if (wish === undefined) return;
    count(wish, asker);
    siblings.tell("wishes", [wish, asker]);
  };

  /** Of the days before, only how many there were; of days long ago, nothing. */
  const forgetAskers = (): void => {
    const today = utcDay(now());
    for (const [wish, days] of wishes) {
      for (const [day, entry] of days) {
        if (day !== today) entry.askers = sizeOf(entry);
        if (now().getTime() - Date.parse(day) > DAYS * DAY_MS) days.delete(day);
      }
      if (days.size === 0) wishes.delete(wish);
    }
  };

  return {
    /** A search of this address found nothing. */
    note(address: string, text: string): void {
      const time = now().getTime();
      const asker = askerOf(address, utcDay(now()));
      const before = typing.get(asker);
      if (before !== undefined && !isSameTyping(before.text, text)) settle(asker, before);
      typing.delete(asker);
      typing.set(asker, { text, at: time });
      const [oldest] = typing;
      if (typing.size > MOST.typing && oldest !== undefined) settle(...oldest);
    },
    /** A search of this address found something: what stood there before was on the way to it. */
    noteFound(address: string): void {
      if (typing.size > 0) typing.delete(askerOf(address, utcDay(now())));
    },
    /** What may be stored since the last time: wishes that enough have asked for, day by day. */
    take(): readonly Count[] {
      const time = now().getTime();
      for (const [asker, typed] of typing) if (time - typed.at >= TYPING_MS) settle(asker, typed);
      forgetAskers();
      return [...wishes].flatMap(([wish, days]) =>
        isNobodysOwn(days) ? [...days].flatMap(([day, entry]) => unsaved(wish, day, entry)) : [],
      );
    },
    /** What could not be stored: it is taken again. */
    giveBack(counts: readonly Count[]): void {
      for (const { day, key, count: unstored } of counts) {
        const entry = wishes.get(key)?.get(day);
        if (entry !== undefined) entry.saved -= unstored;
      }
    },
  };
}

function isNobodysOwn(days: ReadonlyMap<string, Day>): boolean {
  return days.size >= ENOUGH || [...days.values()].some((day) => sizeOf(day) >= ENOUGH);
}

function unsaved(wish: string, day: string, entry: Day): readonly Count[] {
  const count = sizeOf(entry) - entry.saved;
  entry.saved += count;
  return count === 0 ? [] : [{ day, kind: "missed", key: wish, count }];
}

function sizeOf({ askers }: Day): number {
  return typeof askers === "number" ? askers : askers.size;
}

/** "cotta", "cottag", "cottage": one wish that grows, or shrinks. */
function isSameTyping(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

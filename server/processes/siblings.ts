import { randomBytes } from "node:crypto";
import type { FromServer, StopSignal, Topic, ToServer } from "./messages.ts";

/** The other processes of this server on this machine, as one of them sees them. */
export type Siblings = {
  /** 1 to count; undefined where there is no other. */
  readonly number: number | undefined;
  readonly count: number;
  /** A random text that all have, for as long as the server runs. */
  readonly salt: string;
  /** Tells all others, once and soon; with `isKept` those too that begin later. */
  tell(topic: Topic, news: unknown, isKept?: boolean): void;
  hear(topic: Topic, listener: (news: unknown) => void): void;
  /**
   * Runs something while no other process runs such a thing, and after all that those told that ran theirs before. When
   * the turn does not come within a second it runs all the same.
   */
  inTurn<Result>(work: () => Result): Promise<Result>;
  /** Calls once this is the process that does what one does for all: now, or when the one before it has ended. */
  whenLeading(begin: () => void): void;
};

/** One process that is the whole server. */
export const ALONE: Siblings = {
  number: undefined,
  count: 1,
  salt: randomBytes(16).toString("base64url"),
  tell: () => {},
  hear: () => {},
  inTurn: async (work) => work(),
  whenLeading: (begin) => begin(),
};

/** Who does not get its turn within this, from the first process or from another machine, acts without. */
export const TURN_PATIENCE_MS = 1_000;

type Welcome = Extract<ToServer, { kind: "welcome" }>;

export type Member = {
  readonly siblings: Siblings;
  /** What the primary says. */
  readonly receive: (message: ToServer) => void;
  /** Calls for each signal that asks this process to end, those too that came before. */
  readonly onStop: (listener: (signal: StopSignal) => void) => void;
  /** Calls whenever the operator's words are to be read again. */
  readonly onReload: (listener: () => void) => void;
};

/** One process of several, which speak through the primary. */
export function createMember({ number, count, salt }: Welcome, send: (message: FromServer) => void): Member {
  const listeners = new Map<Topic, ((news: unknown) => void)[]>();
  /** In the order in which turns were asked for. */
  const asked: { run: () => void }[] = [];
  const stops: StopSignal[] = [];
  const onStops: ((signal: StopSignal) => void)[] = [];
  const onReloads: (() => void)[] = [];
  const begins: (() => void)[] = [];
  let isLeading = false;

  const receive = (message: ToServer): void => {
    switch (message.kind) {
      case "news":
        return listeners.get(message.topic)?.forEach((listener) => listener(message.news));
      case "turn":
        asked.shift()?.run();
        return send({ kind: "done" });
      case "lead":
        isLeading = true;
        return begins.splice(0).forEach((begin) => begin());
      case "stop":
        stops.push(message.signal);
        return onStops.forEach((listener) => listener(message.signal));
      case "reload":
        return onReloads.forEach((listener) => listener());
      case "welcome":
    }
  };

  const siblings: Siblings = {
    number,
    count,
    salt,
    tell: (topic, news, isKept = false) => send({ kind: "news", topic, news, isKept }),
    hear: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    inTurn: (work) =>
      new Promise((resolve, reject) => {
        let hasRun = false;
        const run = () => {
          if (hasRun) return;
          hasRun = true;
          clearTimeout(patience);
          try {
            resolve(work());
          } catch (error) {
            reject(error);
          }
        };
        const patience = setTimeout(run, TURN_PATIENCE_MS);
        asked.push({ run });
        send({ kind: "ask" });
      }),
    whenLeading(begin) {
      if (isLeading) begin();
      else begins.push(begin);
    },
  };
  return {
    siblings,
    receive,
    onReload: (listener) => void onReloads.push(listener),
    onStop(listener) {
      onStops.push(listener);
      stops.forEach((signal) => listener(signal));
    },
  };
}

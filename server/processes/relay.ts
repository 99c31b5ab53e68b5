import type { FromServer, Topic, ToServer } from "./messages.ts";

type Seat = { readonly send: (message: ToServer) => void; isUp: boolean };
type News = Extract<ToServer, { kind: "news" }>;

type Relay = {
  join(number: number, send: (message: ToServer) => void): void;
  receive(number: number, message: FromServer): void;
  leave(number: number): void;
};

/** What the primary does between the servers: passes news on, gives turns, and names the one that leads. */
export function createRelay(): Relay {
  const seats = new Map<number, Seat>();
  const kept = new Map<Topic, News>();
  /** Who has asked for a turn; the first has it. */
  let turns: readonly number[] = [];
  let leader: number | undefined;

  const giveTurn = () => {
    const [first] = turns;
    if (first !== undefined) seats.get(first)?.send({ kind: "turn" });
  };
  const takeTurns = (left: readonly number[]) => {
    const [before] = turns;
    turns = left;
    if (before !== undefined) giveTurn();
  };
  const nameLeader = () => {
    if (leader !== undefined) return;
    const next = [...seats].find(([, { isUp }]) => isUp);
    if (next === undefined) return;
    const [number, { send }] = next;
    leader = number;
    send({ kind: "lead" });
  };
  const passOn = (from: number, news: News) => {
    if (news.isKept) kept.set(news.topic, news);
    for (const [number, { send }] of seats) if (number !== from) send(news);
  };

  return {
    join(number, send) {
      seats.set(number, { send, isUp: false });
      for (const news of kept.values()) send(news);
    },
    receive(number, message) {
      const seat = seats.get(number);
      if (seat === undefined) return;
      switch (message.kind) {
        case "news":
          return passOn(number, message);
        case "up":
          seat.isUp = true;
          return nameLeader();
        case "ask":
          turns = [...turns, number];
          if (turns.length === 1) giveTurn();
          return;
        case "done":
          if (turns[0] === number) takeTurns(turns.slice(1));
          return;
        case "fault":
      }
    },
    leave(number) {
      seats.delete(number);
      const left = turns.filter((each) => each !== number);
      if (turns[0] === number) takeTurns(left);
      else turns = left;
      if (leader === number) leader = undefined;
      nameLeader();
    },
  };
}

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { createListeners } from "./listeners.ts";
import { createStreams } from "./streams.ts";

const waiting = { room: "0123456789abcdef0123456789abcdef", address: "203.0.113.1" };

test("a reader who takes nothing is let go before much waits for it, and waits no more", () => {
  const listeners = createListeners();
  const streams = createStreams(listeners);
  // Without a connection, all that is written stays here.
  const stuck = new ServerResponse(new IncomingMessage(new Socket()));
  expect(streams.open(waiting, stuck)).toBe(true);
  let most = 0;
  for (let version = 1; version <= 10_000 && !stuck.destroyed; version++) {
    listeners.tell({ room: waiting.room, version });
    most = Math.max(most, stuck.writableLength);
  }
  expect(stuck.destroyed).toBe(true);
  expect(most).toBeLessThan(16 * 1024);
  streams.closeAll();
});

test("whoever has left before the answer begins is not counted", () => {
  const listeners = createListeners();
  const streams = createStreams(listeners);
  const gone = new ServerResponse(new IncomingMessage(new Socket()));
  gone.destroy();
  expect(streams.open(waiting, gone)).toBe(true);
  expect(listeners.total()).toBe(0);
  streams.closeAll();
});

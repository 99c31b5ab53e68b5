import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendWhenPossible } from "./send-when-possible.ts";

/** A sender that counts; its listeners are told when the test says so. */
function fakeSender() {
  const listeners = new Set<() => void>();
  let retryAt: number | null = null;
  const sender = {
    sent: 0,
    async flush() {
      sender.sent += 1;
    },
    retryAt: () => retryAt,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stopUntil(time: number | null) {
      retryAt = time;
      for (const listener of listeners) listener();
    },
  };
  return sender;
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("What waits is sent at once, with the network, and with the page coming into view", () => {
  const sender = fakeSender();
  const stop = sendWhenPossible(sender);
  expect(sender.sent).toBe(1);
  network.dispatchEvent(new Event("online"));
  expect(sender.sent).toBe(2);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(sender.sent).toBe(2);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(sender.sent).toBe(3);
  stop();
  network.dispatchEvent(new Event("online"));
  expect(sender.sent).toBe(3);
});

test("What goes on waiting is tried again at its time, and no more once it is sent or the page is left", () => {
  const sender = fakeSender();
  const stop = sendWhenPossible(sender);
  sender.stopUntil(5000);
  vi.advanceTimersByTime(4999);
  expect(sender.sent).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sender.sent).toBe(2);
  sender.stopUntil(20_000);
  sender.stopUntil(null);
  vi.advanceTimersByTime(60_000);
  expect(sender.sent).toBe(2);
  sender.stopUntil(90_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(sender.sent).toBe(2);
});

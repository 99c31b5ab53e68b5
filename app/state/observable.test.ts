import { expect, test, vi } from "vitest";
import { createListeners } from "./listeners.ts";
import { createObservable } from "./observable.ts";

test("a change is told to all who listen, until they stop", () => {
  const count = createObservable(0);
  const hear = vi.fn();
  const stop = count.subscribe(hear);
  count.set(1);
  stop();
  count.set(2);
  expect([count.read(), hear.mock.calls.length]).toEqual([2, 1]);
});

test("whoever listens to the device hears of other tabs, too, until they stop", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const hear = vi.fn();
  const stop = createListeners({ otherTabs: true }).subscribe(hear);
  page.dispatchEvent(new Event("storage"));
  stop();
  page.dispatchEvent(new Event("storage"));
  vi.unstubAllGlobals();
  expect(hear).toHaveBeenCalledTimes(1);
});

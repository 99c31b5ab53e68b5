import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeDocument, type FakeElement } from "#tests/fixtures/fake-document.ts";
import { deferHydration } from "./defer-hydration.ts";

let appended: FakeElement[];
let deferred: FakeElement | null;

beforeEach(() => {
  vi.useFakeTimers();
  deferred = { text: 'import("/a.js")', attributes: { "data-modules": "a.js b.js" } };
  appended = fakeDocument({ find: () => deferred });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kinds = () => appended.map(({ rel, href, type }) => [rel ?? type, href].filter(Boolean).join(" "));
const tell = async (place: number, what: "load" | "error") => {
  appended[place]?.on?.get(what)?.();
  await vi.advanceTimersByTimeAsync(0);
};
const FETCHED = ["modulepreload /assets/a.js", "modulepreload /assets/b.js"];

test("nothing is fetched before the load", async () => {
  deferHydration();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kinds()).toEqual([]);
});

test("after it the files are fetched, and the script runs as soon as the last one is there, untouched, and once", async () => {
  deferHydration();
  dispatchEvent(new Event("load"));
  expect(kinds()).toEqual(FETCHED);
  await tell(0, "load");
  expect(kinds()).toEqual(FETCHED);
  // One that cannot be had does not hold up the others.
  await tell(1, "error");
  expect(kinds()).toEqual([...FETCHED, "module"]);
  expect(appended.at(-1)?.text).toBe('import("/a.js")');
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kinds()).toEqual([...FETCHED, "module"]);
});

test("a browser that tells of no file waits five seconds", async () => {
  deferHydration();
  dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(4999);
  expect(kinds()).toEqual(FETCHED);
  await vi.advanceTimersByTimeAsync(1);
  expect(kinds()).toEqual([...FETCHED, "module"]);
});

test("where the browser tells of paints, the files wait for the first of them, and for a frame with the whole page", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  let tellOfPaint = () => {};
  class PaintObserver {
    static supportedEntryTypes = ["paint"];
    constructor(heard: (list: object, observer: PaintObserver) => void) {
      tellOfPaint = () => heard({ getEntriesByName: () => [{}] }, this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  Object.assign(document, { hidden: false });
  deferHydration();
  dispatchEvent(new Event("load"));
  expect(kinds()).toEqual([]);
  tellOfPaint();
  frames.shift()?.();
  expect(kinds()).toEqual([]);
  frames.shift()?.();
  expect(kinds()).toEqual(FETCHED);
});

test("a page without scripts has nothing to run", () => {
  deferred = null;
  deferHydration();
  dispatchEvent(new Event("load"));
  expect(kinds()).toEqual([]);
});

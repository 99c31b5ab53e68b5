import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeDocument, type FakeElement } from "#tests/fixtures/fake-document.ts";
import { deferHydration } from "./defer-hydration.ts";

let appended: FakeElement[];
let deferred: FakeElement | null;

beforeEach(() => {
  vi.useFakeTimers();
  deferred = { text: 'import("/a.js")', attributes: { "data-modules": "/a.js /b.js" } };
  appended = fakeDocument({ find: () => deferred });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kinds = () => appended.map(({ rel, href, type }) => [rel ?? type, href].filter(Boolean).join(" "));
const arrive = () => appended.forEach(({ on }) => on?.get("load")?.());
const FETCHED = ["modulepreload /a.js", "modulepreload /b.js"];

test("after the load the files are fetched, and nothing runs before the patience is over", () => {
  deferHydration();
  expect(kinds()).toEqual([]);
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(300);
  expect(kinds()).toEqual(FETCHED);
  arrive();
  vi.advanceTimersByTime(3000);
  expect(kinds()).toEqual(FETCHED);
  vi.advanceTimersByTime(1000);
  expect(kinds()).toEqual([...FETCHED, "module"]);
  expect(appended.at(-1)?.text).toBe('import("/a.js")');
});

test("the first use runs them as soon as the last file is there, and once", () => {
  deferHydration();
  dispatchEvent(new Event("keydown"));
  expect(kinds()).toEqual(FETCHED);
  appended[0]?.on?.get("load")?.();
  expect(kinds()).toEqual(FETCHED);
  // One that cannot be had does not hold up the others.
  appended[1]?.on?.get("error")?.();
  expect(kinds()).toEqual([...FETCHED, "module"]);
  dispatchEvent(new Event("touchstart"));
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(60_000);
  expect(kinds()).toEqual([...FETCHED, "module"]);
});

test("whoever has begun does not wait for a file that never comes", () => {
  deferHydration();
  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(5000);
  expect(kinds()).toEqual([...FETCHED, "module"]);
});

test("a pointer that lies still where the page appears is no use", () => {
  deferHydration();
  dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 0, movementY: 0 }));
  expect(kinds()).toEqual([]);
  dispatchEvent(Object.assign(new Event("pointermove"), { movementX: 1, movementY: 0 }));
  expect(kinds()).toEqual(FETCHED);
});

test("a use before the script has been parsed does not use up the chance", () => {
  const later = deferred;
  deferred = null;
  deferHydration();
  dispatchEvent(new Event("scroll"));
  expect(kinds()).toEqual([]);
  deferred = later;
  dispatchEvent(new Event("scroll"));
  expect(kinds()).toEqual(FETCHED);
});

test("with a fragment the scripts run at once", () => {
  vi.stubGlobal("location", { hash: "#names" });
  deferHydration();
  dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(0);
  arrive();
  expect(kinds()).toEqual([...FETCHED, "module"]);
});

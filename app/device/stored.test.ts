import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";
import { forgetStorage } from "./forgotten.ts";
import { stored } from "./stored.ts";

let local: ReturnType<typeof fakeStorage>;
let session: Storage;
beforeEach(() => {
  local = fakeStorage();
  session = fakeStorage();
  const page = new EventTarget();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("StorageEvent", function storageEvent(kind: string) {
    return Object.assign(new Event(kind), { key: null });
  });
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const NOTHING: readonly string[] = [];
const words = () =>
  stored<readonly string[]>("fit", {
    nothing: NOTHING,
    read: (text) => (text === null ? NOTHING : text.split(" ")),
    write: (all) => (all.length === 0 ? null : all.join(" ")),
  });

test("what is changed is written down under its key, and is the same object until it changes", () => {
  const mine = words();
  expect(mine.now()).toBe(NOTHING);
  mine.change((all) => [...all, "hazel"]);
  mine.change((all) => [...all, "ivy"]);
  expect(local.getItem("fit")).toBe("hazel ivy");
  expect(mine.now()).toBe(mine.now());
  mine.change(() => []);
  expect([mine.now(), local.getItem("fit"), local.length]).toEqual([[], null, 0]);
});

test("what ends with the tab lies in the tab's own storage", () => {
  const pause = stored("baby", { nothing: false, read: (text) => text === "paused", write: () => "paused" });
  pause.change(() => true);
  expect([session.getItem("baby"), local.length, pause.now()]).toEqual(["paused", 0, true]);
});

test("another tab's change is told, and read at once; nothing of it is written over", () => {
  const mine = words();
  const hear = vi.fn();
  const stop = mine.subscribe(hear);
  local.setItem("fit", "from elsewhere");
  globalThis.dispatchEvent(new Event("storage"));
  expect([hear.mock.calls.length, mine.now()]).toEqual([1, ["from", "elsewhere"]]);
  mine.change((all) => [...all, "here"]);
  expect(local.getItem("fit")).toBe("from elsewhere here");
  stop();
});

test("a full storage keeps what it had, and the page what it was given last, until there is room", () => {
  const mine = words();
  mine.change(() => ["hazel"]);
  local.full = true;
  mine.change((all) => [...all, "ivy"]);
  expect([mine.now(), local.getItem("fit")]).toEqual([["hazel", "ivy"], "hazel"]);
  local.full = false;
  mine.change((all) => [...all, "june"]);
  expect(local.getItem("fit")).toBe("hazel ivy june");
});

test("where storage is forbidden everything holds for the page, and nothing throws", () => {
  vi.stubGlobal("localStorage", undefined);
  const mine = words();
  expect(mine.now()).toBe(NOTHING);
  mine.change(() => ["hazel"]);
  expect(mine.now()).toEqual(["hazel"]);
  mine.change(() => []);
  expect(mine.now()).toEqual([]);
});

test("forgetting empties both storages, and what could not be written down as well, and says so", () => {
  const mine = words();
  local.full = true;
  mine.change(() => ["hazel"]);
  session.setItem("baby", "paused");
  const hear = vi.fn();
  const stop = mine.subscribe(hear);
  forgetStorage();
  stop();
  expect([mine.now(), local.length, session.length]).toEqual([NOTHING, 0, 0]);
  expect(hear).toHaveBeenCalled();
});

import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withoutWorker } from "#app/device/without-worker.ts";
import { createToastStore, type ToastStore } from "./toast-store.ts";
import { whenFirstUsed } from "./when-first-used.ts";

const TOLD = { title: "Saved", description: "Hazel is in your list." };

let page: ReturnType<typeof parseHTML>;
let toasts: ToastStore;

beforeEach(() => {
  page = parseHTML(
    '<p>Text</p><a href="/">Link</a><form><input></form><form role="search"><input></form><button><b>Save</b></button>',
  );
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("Element", page.Element);
  toasts = createToastStore();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (selector: string, kind = "pointerdown") =>
  page.document.querySelector(selector)?.dispatchEvent(new page.Event(kind, { bubbles: true }));

test.each([
  ["button b", "pointerdown"],
  ["button", "keydown"],
  ["input", "keydown"],
])("a press in %s (%s) is the first use, and no other", (selector, kind) => {
  const used = vi.fn();
  whenFirstUsed(used, toasts);
  press(selector, kind);
  press("button");
  toasts.add(TOLD);
  expect(used).toHaveBeenCalledTimes(1);
});

test("to read, to scroll, to follow a link and to type what is searched is no use", () => {
  const used = vi.fn();
  whenFirstUsed(used, toasts);
  press("p");
  press("a");
  press("a", "keydown");
  press("[role=search] input", "keydown");
  expect(used).not.toHaveBeenCalled();
});

test("a toast that comes without a press is one, also when it was there before", () => {
  const used = vi.fn();
  whenFirstUsed(used, toasts);
  toasts.add(TOLD);
  expect(used).toHaveBeenCalledTimes(1);
  whenFirstUsed(used, toasts);
  expect(used).toHaveBeenCalledTimes(2);
});

test("without a worker that keeps the files it is fetched before anybody presses", () => {
  const used = vi.fn();
  whenFirstUsed(used, toasts);
  withoutWorker.tell();
  press("button");
  expect(used).toHaveBeenCalledTimes(1);
});

test("what is given up never calls back", () => {
  const used = vi.fn();
  whenFirstUsed(used, toasts)();
  press("button");
  toasts.add(TOLD);
  expect(used).not.toHaveBeenCalled();
});

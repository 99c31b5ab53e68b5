import { expect, test } from "vitest";
import { first, namesOn, pathOf, saveButton, savedButton } from "./site/name-cards.ts";
import type { Browser } from "./site/browser.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const NOTE = "After grandmother’s garden, “Häsel”\nsecond line";

const count = (page: Page) =>
  within(page.get("banner"))
    .all("link", /^Saved names: \d+$/)
    .map(label);
const label = (link: Element) => link.getAttribute("aria-label") ?? textOf(link);
const inMain = (page: Page) => within(page.select("main"));
const notice = (page: Page) => page.all("status", /Name (saved|removed)/).map(textOf);

/** The list as the server keeps it for this browser. */
async function kept(browser: Browser): Promise<unknown> {
  return (await browser.call("GET", "/api/saved-names")).json;
}

/** Saves by the API, the last given on top. */
async function save(browser: Browser, ...nameIds: readonly string[]): Promise<void> {
  for (const nameId of nameIds) {
    expect(await browser.call("POST", "/api/saved-names", { nameId })).toMatchObject({ status: 201 });
  }
}

/** The names of the list, as its page shows them. */
function namesListed(page: Page): readonly string[] {
  return inMain(page)
    .all("listitem")
    .filter((item) => within(item).all("button", /^Saved! /).length > 0)
    .map((item) => textOf(first(within(item).selectAll('a[href^="/names/"]'), "name")));
}

test("a name is saved and removed, the page says so, and the visitor stays where she was", async () => {
  const browser = site.browser();
  const page = await browser.get("/?q=ro");
  expect(count(page)).toEqual(["Saved names: 0"]);
  const last = namesOn(page).at(-1) ?? "";
  const saved = await browser.submit(page, saveButton(page, last));
  expect(pathOf(saved)).toMatch(/^\/\?q=ro/);
  expect(notice(saved)).toEqual(["Name saved! Added to your favorites."]);
  expect(saved.meta("robots")).toMatch(/^noindex/);
  expect(count(saved)).toEqual(["Saved names: 1"]);
  const home = await browser.get("/");
  expect(textOf(home.get("region", "Saved Names"))).toContain(last);

  const removed = await browser.submit(saved, savedButton(saved, last));
  expect(notice(removed)).toEqual(["Name removed Removed from your favorites."]);
  expect(removed.url.href).toMatch(/\?q=ro&done=removed#save-/);
  expect(saveButton(removed, last)).toBeDefined();
  expect(count(removed)).toEqual(["Saved names: 0"]);
  const names = await browser.follow(removed, first(removed.all("link", "Names"), "Names"));
  expect(notice(names)).toEqual([]);
});

test("drawn names are still there after one of them is saved", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  const drawn = await browser.submit(home, home.get("button", "Generate Names"));
  expect(drawn.url.href).toMatch(/\?generate=all&seed=\d+#names$/);
  const last = namesOn(drawn).at(-1) ?? "";
  const saved = await browser.submit(drawn, saveButton(drawn, last));
  expect(savedButton(saved, last)).toBeDefined();
  expect(namesOn(saved)).toEqual(namesOn(drawn));
});

test("the empty list says how to begin", async () => {
  const browser = site.browser();
  const page = await browser.get("/saved");
  expect(textOf(page.select("h1"))).toBe("Saved Names");
  expect(page.all("heading", "No saved names yet")).toHaveLength(1);
  expect(page.all("status").map(textOf).join()).not.toMatch(/loading/i);
  expect(pathOf(await browser.follow(page, page.get("link", "Find a name")))).toBe("/");
  const like = await browser.get("/saved?like=1");
  expect(like.text).toContain("No saved names yet");
  expect(like.all("region", "Names like these")).toEqual([]);
});

test("the list stands in its order, newest first; it is put in another, and a note is written", async () => {
  const browser = site.browser();
  await save(browser, "hazel", "rowan", "theodore");
  const page = await browser.get("/saved");
  expect(namesListed(page)).toEqual(["Theodore", "Rowan", "Hazel"]);
  const ordered = await browser.submit(page, page.get("button", "Move Hazel up"));
  expect(namesListed(ordered)).toEqual(["Theodore", "Hazel", "Rowan"]);
  const writing = await browser.follow(ordered, ordered.get("link", "Add a note on Hazel"));
  const noted = await browser.submit(writing, writing.get("button", "Save note"), { note: NOTE });
  expect(noted.text).toContain("After grandmother’s garden");
  expect(await kept(browser)).toMatchObject([
    { nameId: "theodore", note: "" },
    { nameId: "hazel", note: NOTE },
    { nameId: "rowan", note: "" },
  ]);
});

test("the list is forgotten after a question", async () => {
  const browser = site.browser();
  const home = await browser.get("/");
  await browser.submit(home, saveButton(home, "Hazel"));
  const list = await browser.get("/saved");
  expect(namesListed(list)).toEqual(["Hazel"]);
  const asking = await browser.submit(list, list.get("button", "Forget everything on this device"));
  expect(count(asking)).toEqual(["Saved names: 1"]);
  const done = await browser.submit(asking, asking.get("button", "Forget everything"));
  expect(count(done)).toEqual(["Saved names: 0"]);
  expect(namesListed(done)).toEqual([]);
  expect([...browser.cookies.keys()]).not.toContain("visitor");
});

test("two browsers never see each other's names, nor does whoever comes next", async () => {
  const [one, other, next] = [site.browser(), site.browser(), site.browser()];
  await save(one, "hazel");
  await save(other, "rowan");
  const [mine, theirs] = [await one.get("/"), await other.get("/")];
  expect(savedButton(mine, "Hazel")).toBeDefined();
  expect(saveButton(mine, "Rowan")).toBeDefined();
  expect(savedButton(theirs, "Rowan")).toBeDefined();
  expect(saveButton(theirs, "Hazel")).toBeDefined();
  expect((await next.get("/")).html).not.toContain("Saved! Remove Hazel");
});

test("a list moves to another browser by file, with its notes and order", async () => {
  const [one, other] = [site.browser(), site.browser()];
  await save(one, "hazel", "rowan", "theodore");
  await one.call("PATCH", "/api/saved-names/rowan", { note: NOTE });
  const list = await one.get("/saved");
  const link = list.get("link", "Download a file").getAttribute("href") ?? "";
  const { headers, bytes } = await one.ask({ path: link });
  expect(headers.get("content-disposition")).toMatch(/filename="[^"]+\.json"/);

  const empty = await other.get("/saved");
  const form = inMain(empty).get("button", "Add to my list");
  const field = first(empty.selectAll("input[type=file]"), "file").getAttribute("name") ?? "";
  const file = (content: Uint8Array<ArrayBuffer> | string) =>
    new File([content], "list.json", { type: "application/json" });
  const moved = await other.submit(empty, form, { [field]: file(new Uint8Array(bytes)) });
  expect(moved.text).toContain("3 added.");
  expect(await kept(other)).toMatchObject([
    { nameId: "theodore", note: "" },
    { nameId: "rowan", note: NOTE },
    { nameId: "hazel", note: "" },
  ]);
});

test("names like the list are shown by the server, and one is saved", async () => {
  const browser = site.browser();
  await save(browser, "hazel", "owen");
  const list = await browser.get("/saved");
  const page = await browser.submit(list, list.get("button", "Show names like these"));
  expect(pathOf(page)).toMatch(/^\/saved\?like=1/);
  const like = within(page.get("region", "Names like these"));
  expect(like.all("listitem")).toHaveLength(12);
  const name = textOf(first(like.selectAll("h3"), "name"));
  const saved = await browser.submit(page, saveButton(page, name));
  expect(await kept(browser)).toHaveLength(3);
  expect(savedButton(saved, name)).toBeDefined();
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "../support/expect-accessible.ts";
import { open, toast } from "../support/on-screen.ts";
import { readPdf } from "../support/read-pdf.ts";
import { expectCopyOf, offlineTest } from "../support/offline-test.ts";
import { expect, test } from "../support/site-test.ts";

const LOG = "/templates/feeding-log";
const CHART = "/templates/growth-chart-girls";

/** Where the browser is. */
const NOW = new Date("2026-11-20T19:05:00-05:00");

const form = (page: Page) => page.getByRole("main").getByRole("form");
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const row = (page: Page, name: string) => form(page).getByRole("group", { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();
/** The sheet as it prints. */
const paper = (page: Page) => page.getByRole("article");

/** The calendar stands still, and the form is open. */
async function fillIn(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await open(page, `${path}#fill`);
  await expect(form(page)).toBeVisible();
}

/** What the browser holds, as it lies there. */
function recordsOf(page: Page): Promise<{ readonly children: unknown; readonly sheets: unknown }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open("filled-sheets");
      asked.onsuccess = () => resolve(asked.result);
    });
    const all = (store: string) =>
      new Promise<unknown>((resolve) => {
        const asked = database.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
    const records = { children: await all("children"), sheets: await all("sheets") };
    database.close();
    return records;
  });
}

test("A day of feeds, written by thumb, survives a reload and prints; nothing of it is ever sent @phone", async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  await page.clock.setFixedTime(NOW);
  await open(page, LOG);
  await page.getByRole("link", { name: "Fill in on screen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Feeding log, on screen" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("What you write is saved on this device as you go.");

  await field(page, "Baby’s name").fill("Zebulina");
  await press(page, "Date: Today");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Saved on this device");
  await row(page, "Feed 1").getByRole("button", { name: "Time: Now" }).click();
  await row(page, "Feed 1").getByRole("button", { name: "BF breastfed" }).click();
  await press(page, "Next: Feed 2");
  await expect(form(page).getByRole("button", { name: "Feed 2", expanded: true })).toBeFocused();
  await row(page, "Feed 2").getByLabel("Time", { exact: true }).fill("22:30");
  await row(page, "Feed 2").getByRole("button", { name: "BT bottle" }).click();
  await press(page, /^Feed 1 7:05 PM, BF/);
  await row(page, "Feed 1").getByLabel("Notes", { exact: true }).fill("sleepy-marker");
  await expect(form(page)).toContainText("2 are filled in above.");
  await press(page, "Write 2");
  await expect(field(page, "Feeds today")).toHaveValue("2");
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // In the very moment after the last letter.
  await field(page, "Line 1").pressSequentially("slept through");
  await open(page, `${LOG}#fill`);
  await page.reload();
  await expect(field(page, "Line 1")).toHaveValue("slept through");
  await expect(field(page, "Line 2")).toHaveValue("");
  await expect(field(page, "Date")).toHaveValue("2026-11-20");
  await expect(row(page, "Feed 3")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(form(page)).toBeHidden();
  for (const said of ["Zebulina", "Nov 20, 2026", "7:05 PM", "10:30 PM", "sleepy-marker", "slept through"])
    await expect(paper(page).getByText(said, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Close the form" }).click();
  await expect(form(page)).toBeHidden();
  await expect(paper(page)).not.toContainText("Zebulina");

  // Every request of the whole journey reads, is ours, and tells nothing of the day.
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(sent.join()).not.toMatch(/zebulina|sleepy-marker|slept|22(:|%3A)30/i);
});

test("Several days and children; a copy brings them back, and a file that is none of ours changes nothing", async ({
  page,
}) => {
  await fillIn(page, LOG);
  await field(page, "Baby’s name").fill("Maya");
  await field(page, "Date").fill("2026-11-19");
  await press(page, "New sheet");
  await expect(field(page, "Baby’s name")).toHaveValue("Maya");
  await field(page, "Date").fill("2026-11-20");
  await field(page, "Age").fill("6 months");
  const which = page.getByRole("main").getByLabel("Sheet of");
  await expect(which.getByRole("option")).toHaveText(["Nov 20, 2026", "Nov 19, 2026"]);
  await which.selectOption("Nov 19, 2026");
  await expect(field(page, "Age")).toHaveValue("");
  await page.clock.setFixedTime(new Date(NOW.getTime() + 60_000));
  await press(page, "Another child");
  await field(page, "Baby’s name").fill("Theo");
  const whose = page.getByRole("main").getByRole("group", { name: "Whose sheet" }).getByRole("button");
  await expect(whose).toHaveText(["Maya", "Theo", "Another child"]);
  await fillIn(page, "/templates/vaccination-record");
  await expect(field(page, "Child’s name")).toHaveValue("Theo");
  await press(page, "2 months: HepB 2, 1–2 months");
  await row(page, "2 months: HepB 2, 1–2 months").getByLabel("Product and lot").fill("lot 12");
  await expect(paper(page).getByText("lot 12", { exact: true })).toBeVisible();

  const printing = page.waitForEvent("download");
  await press(page, "Download PDF");
  const pdf = await printing;
  expect(pdf.suggestedFilename()).toBe("vaccination-record-2026-11-20.pdf");
  const [printed] = await readPdf(await readFile(await pdf.path()));
  for (const said of ["Vaccination record", "Theo", "lot 12"]) expect(printed?.text).toContain(said);

  const downloading = page.waitForEvent("download");
  await press(page, "Download a copy of all sheets");
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("filled-sheets-2026-11-20.json");
  const copy = await readFile(await file.path());

  await press(page, "Forget this sheet");
  await expect(paper(page)).not.toContainText("lot 12");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(paper(page)).toContainText("lot 12");
  await press(page, "Forget all sheets of Theo");
  await expect(whose).toHaveText(["Maya", "Another child"]);
  await press(page, "Maya");
  await press(page, "Forget all sheets of Maya");
  await expect(whose).toHaveCount(0);

  const bring = async (buffer: Buffer) =>
    page
      .getByLabel("Bring in a copy")
      .setInputFiles({ name: "copy.json", mimeType: "application/json", buffer });
  const newer = Buffer.from(copy.toString().replace('"version": 1', '"version": 2'));
  for (const [faulty, said] of [
    [copy.subarray(0, copy.length - 40), "it cannot be read"],
    [Buffer.from("{}"), "something other than filled sheets"],
    [newer, "a newer version of this page"],
  ] as const) {
    await bring(faulty);
    await expect(page.getByRole("status").filter({ hasText: said })).toContainText("Nothing was changed.");
    await expect(whose).toHaveCount(0);
  }
  await bring(copy);
  await expect(page.getByText("4 added.")).toBeVisible();
  await bring(copy);
  await expect(page.getByText("4 already here.")).toBeVisible();
  await expect(whose).toHaveText(["Maya", "Theo", "Another child"]);
  await press(page, "Theo");
  await expect(paper(page)).toContainText("lot 12");
});

test("Two tabs see each other’s letters, what another build wrote stays, and all of it can be forgotten", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  // As an older build might have written it, with things that only a newer one knows.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open("filled-sheets");
      asked.onupgradeneeded = () => {
        for (const store of ["children", "sheets"]) asked.result.createObjectStore(store, { keyPath: "id" });
      };
      asked.onsuccess = () => resolve(asked.result);
    });
    const step = database.transaction(["children", "sheets"], "readwrite");
    step.objectStore("children").put({ id: "c1", name: "Maya", twins: true });
    const answers = {
      "baby.name": "Maya",
      "feeds.1.notes": "from before",
      "mood.1": "sunny",
      "feeds.2.notes": 7,
    };
    step.objectStore("sheets").put({ id: "s1", child: "c1", sheet: "feeding-log", answers, color: "green" });
    step.objectStore("sheets").put({ id: "s2", nonsense: true });
    await new Promise((resolve) => (step.oncomplete = resolve));
    database.close();
  });
  await fillIn(page, LOG);
  await expect(paper(page)).toContainText("from before");
  const other = await context.newPage();
  await fillIn(other, LOG);
  await field(page, "Age").fill("6 months");
  await expect(field(other, "Age")).toHaveValue("6 months");
  await field(other, "Baby’s name").fill("Maya Lou");
  await expect(field(page, "Baby’s name")).toHaveValue("Maya Lou");
  await expect
    .poll(() => recordsOf(page))
    .toMatchObject({
      children: [{ id: "c1", name: "Maya Lou", twins: true }],
      sheets: [
        { id: "s1", color: "green", answers: { "mood.1": "sunny", "baby.age": "6 months" } },
        { id: "s2", nonsense: true },
      ],
    });

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(toast(page)).toContainText("Forgotten");
  for (const tab of [page, other]) {
    await expect(field(tab, "Age")).toHaveValue("");
    await expect(paper(tab)).not.toContainText("Maya");
  }
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain("filled-sheets");
  await field(other, "Age").fill("7 months");
  await expect(field(page, "Age")).toHaveValue("7 months");
});

test("Where the browser keeps nothing, the form says so, and works while the page is open", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Forbidden here.", "SecurityError");
    };
  });
  await fillIn(page, LOG);
  await expect(page.getByRole("alert")).toContainText("This browser keeps nothing");
  await field(page, "Baby’s name").fill("Maya");
  await expect(paper(page)).toContainText("Maya");
});

test("By keyboard: measurements of a growth chart come to the calculator, which asks about what is unlikely", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await open(page, CHART);
  await page.getByRole("link", { name: "Fill in on screen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /on screen$/ })).toBeFocused();
  await expect(field(page, "Baby’s name")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field(page, "Baby’s name")).toBeFocused();
  await page.keyboard.type("Maya");
  await field(page, "Date of birth").fill("2026-05-21");
  const figures = [
    ["2026-07-21", "11 lb 5 oz", "22 1/2 in"],
    ["2026-09-21", "6.4 kg", ""],
    ["2026-11-20", "7.3 kg", "65.7"],
  ] as const;
  await row(page, "Measurement 1").getByRole("button", { name: "Date: Today" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Measurement 1").getByLabel("Date", { exact: true })).toBeFocused();
  for (const [place, [date, weight, length]] of figures.entries()) {
    const measurement = row(page, `Measurement ${place + 1}`);
    await measurement.getByLabel("Date", { exact: true }).fill(date);
    if (place === 2) await measurement.getByRole("button", { name: "Write 6", exact: true }).click();
    await measurement.getByLabel("Weight").focus();
    await page.keyboard.type(weight);
    await page.keyboard.press("Tab");
    await page.keyboard.type(length);
    await measurement.getByRole("button", { name: /^Next/ }).focus();
    await page.keyboard.press("Enter");
  }
  await expect(paper(page).getByRole("row", { name: "Nov 20, 2026 6 7.3 kg 65.7" })).toBeVisible();
  await page.getByRole("link", { name: "See the percentiles" }).click();
  await press(page, "Add 3 measurements from Maya’s growth chart");
  const asked = page.getByRole("region", { name: "From Maya’s growth chart" });
  await expect(asked).toBeFocused();
  await expect(asked).toContainText("65.7 in: did you mean centimeters?");
  await press(page, "Yes, centimeters");
  await expect(page.getByRole("heading", { level: 2, name: /Weight, 50th percentile/ })).toBeFocused();
  const history = page.getByRole("main").getByRole("region", { name: "Measurements", exact: true });
  await expect(history.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("main")).toContainText("Maya, girl, born May 21, 2026");
  await expect(page.getByRole("button", { name: /from Maya’s growth chart/ })).toHaveCount(0);
});

offlineTest.describe("without a network", () => {
  offlineTest("a sheet that was never opened can be filled in, and read again", async ({ page, front }) => {
    await open(page, "/about");
    await expectCopyOf(page, "/templates/sleep-tracker");
    front.down = true;
    await fillIn(page, "/templates/sleep-tracker");
    await field(page, "Baby’s name").fill("Maya");
    await page.reload();
    await expect(field(page, "Baby’s name")).toHaveValue("Maya");
  });
});

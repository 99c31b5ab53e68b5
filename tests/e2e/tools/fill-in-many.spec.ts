import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { field, fillIn, LOG, NOW, paper, press, row } from "#tests/support/parts/fill-in-form.ts";
import { open, toast } from "#tests/support/on-screen.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { expect, test } from "#tests/support/site-test.ts";

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

test("Several days and children; a copy brings them back, and a file that is none of ours changes nothing @full", async ({
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

  await press(page, "Delete this sheet");
  await expect(paper(page)).not.toContainText("lot 12");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(paper(page)).toContainText("lot 12");
  await press(page, "Delete all of Theo’s sheets");
  await expect(whose).toHaveText(["Maya", "Another child"]);
  await press(page, "Maya");
  await press(page, "Delete all of Maya’s sheets");
  await expect(whose).toHaveCount(0);

  const bring = async (buffer: Buffer) =>
    page
      .getByLabel("Restore a copy")
      .setInputFiles({ name: "copy.json", mimeType: "application/json", buffer });
  const newer = Buffer.from(copy.toString().replace('"version": 1', '"version": 2'));
  for (const [faulty, said] of [
    [copy.subarray(0, copy.length - 40), "We can’t read this file"],
    [Buffer.from("{}"), "doesn’t contain filled sheets"],
    [newer, "a newer version of this page"],
  ] as const) {
    await bring(faulty);
    await expect(page.getByRole("status").filter({ hasText: said })).toContainText("Nothing changed.");
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

test("Two tabs see each other’s letters, what another build wrote stays, and all of it can be forgotten @full", async ({
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
  await expect(toast(page)).toContainText("Everything is deleted");
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

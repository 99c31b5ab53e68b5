import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const TOP_GIRLS = "/names/lists/top-100-girls";

/** Each kind of list, with its heading and the name that leads it in the 2025 edition; null where the collection decides. */
const LISTS = [
  { path: TOP_GIRLS, title: "Top 100 girl names of 2025", first: "Olivia" },
  { path: `${TOP_GIRLS}?year=1880`, title: "Top 100 girl names of 1880", first: "Mary" },
  { path: "/names/lists/top-100-boys", title: "Top 100 boy names of 2025", first: "Liam" },
  { path: "/names/lists/rising-girls", title: "Rising girl names, 2021–2025", first: "Ailany" },
  { path: "/names/lists/rising-boys", title: "Rising boy names, 2021–2025", first: "Kamazi" },
  { path: "/names/lists/falling-girls", title: "Falling girl names, 2021–2025", first: "Alexa" },
  { path: "/names/lists/falling-boys", title: "Falling boy names, 2021–2025", first: "Khari" },
  { path: "/names/lists/unisex", title: "Truly unisex names", first: "Parker" },
  { path: "/names/lists/sleeping-beauties", title: "Sleeping beauties: old names that wake", first: "Daisy" },
  { path: "/names/lists/evergreen", title: "Evergreen names: never rare in 80 years", first: "Elizabeth" },
  { path: "/names/lists/origin/irish", title: "Irish names", first: null },
  { path: "/names/lists/origin/scottish-gaelic", title: "Scottish Gaelic names", first: null },
  { path: "/names/lists/letter/h", title: "Names that begin with H", first: null },
] as const;

for (const { path, title, first } of LISTS) {
  test(`The file is the table: ${path} @once`, async ({ page, request }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Source: US Social Security Administration, 2025 edition.")).toBeVisible();
    const shown = await rowsShown(page);
    if (first !== null) expect(shown.flat()).toContain(first);
    expect(shown.length).toBeGreaterThan(5);

    const link = page.getByRole("link", { name: "Download as CSV" });
    expect(shown).toEqual(await rowsInFile(request, (await link.getAttribute("href")) ?? ""));
  });
}

test("Every list is one click from the table of contents @once", async ({ page, request }) => {
  await open(page, "/names/lists");
  const links = page.getByRole("main").locator('a[href^="/names/lists/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(/[{](origin|letter|year|from|to|names)[}]/);
  }

  await page.getByRole("link", { name: /^Sleeping beauties/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sleeping beauties: old names that wake");
  await page.getByRole("main").getByRole("link", { name: "Arthur", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Arthur" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Evergreen names" }).click();
  await expect(page).toHaveURL("/names/lists/evergreen");
  await page.getByRole("link", { name: "All lists" }).click();
  await expect(page).toHaveURL("/names/lists");
});

test("The year is chosen by mouse; Back and reload keep it", async ({ page }) => {
  await open(page, TOP_GIRLS);
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`${TOP_GIRLS}?year=1990`);
  await expectTop(page, 1990, "Jessica");
  await page.getByRole("link", { name: "1991" }).click();
  await expectTop(page, 1991, "Ashley");
  await page.goBack();
  await expectTop(page, 1990, "Jessica");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("1990");
  await page.reload();
  await expectTop(page, 1990, "Jessica");
  await page.goBack();
  await expectTop(page, 2025, "Olivia");
  await expect(page.getByRole("link", { name: "2026" })).toHaveCount(0);
});

test("The year is chosen by keyboard", async ({ page }) => {
  await open(page, "/names/lists/top-100-boys?year=2024");
  await page.getByLabel("Year", { exact: true }).focus();
  await page.keyboard.type("1950");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectTop(page, 1950, "James");
  await expect(page.getByRole("button", { name: "Show" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectTop(page, 1949, "James");
});

test("A year without a list says so and shows the last; the canonical address has no year", async ({
  page,
}) => {
  await open(page, `${TOP_GIRLS}?year=1066`);
  await expect(page.getByText("There is no list for “1066”. This is 2025.")).toBeVisible();
  await expectTop(page, 2025, "Olivia");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/top-100-girls$/);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is read, its year chosen, the next list opened", async ({ page }) => {
    await page.goto(TOP_GIRLS);
    await page.getByLabel("Year", { exact: true }).selectOption("1880");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${TOP_GIRLS}?year=1880`);
    await expectTop(page, 1880, "Mary");
    await expect(page.getByRole("link", { name: "1879" })).toHaveCount(0);
    await page.getByRole("link", { name: "1881" }).click();
    await expectTop(page, 1881, "Mary");
    await page.getByRole("link", { name: "Unisex names" }).click();
    await expect(page.getByRole("row", { name: /^Parker/ })).toBeVisible();
  });
});

test("What is no list answers 404 @once", async ({ page, request, trouble }) => {
  trouble.expect(/status of 404/);
  for (const path of ["top-100", "origin", "origin/klingon", "letter/aa", "letter/A", "unisex/m"]) {
    expect((await request.get(`/names/lists/${path}`)).status(), path).toBe(404);
    expect((await request.get(`/names/lists/${path}/names.csv`)).status(), path).toBe(404);
  }
  expect((await request.get(`${TOP_GIRLS}/names.csv?year=1066`)).status()).toBe(404);
  await page.goto("/names/lists/origin/klingon");
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
});

test("axe finds nothing on lists, by day or night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/names/lists",
    `${TOP_GIRLS}?year=1066`,
    "/names/lists/unisex",
    "/names/lists/evergreen",
    "/names/lists/origin/irish",
  ]) {
    await open(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});

test.describe("At 320 px, or at 200 % zoom @once", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  test("no table stands out of the page", async ({ page }) => {
    for (const path of ["/names/lists", ...LISTS.map((list) => list.path)]) {
      await open(page, path);
      for (const viewport of [
        { width: 320, height: 640 },
        { width: 640, height: 450 },
      ]) {
        await page.setViewportSize(viewport);
        const { pageWidth, room, widest } = await page.evaluate(() => {
          const main = document.querySelector("main");
          const padding = main === null ? 0 : Number.parseFloat(getComputedStyle(main).paddingLeft);
          const tables = Array.from(document.querySelectorAll("table"), (table) => table.offsetWidth);
          return {
            pageWidth: document.scrollingElement?.scrollWidth,
            room: globalThis.innerWidth - 2 * padding,
            widest: Math.max(0, ...tables),
          };
        });
        expect(pageWidth, path).toBe(viewport.width);
        expect(widest, path).toBeLessThanOrEqual(Math.ceil(room));
      }
    }
  });
});

async function expectTop(page: Page, year: number, first: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`of ${year}$`));
  await expect(page.locator("tbody tr").first()).toContainText(first);
  await expect(page).toHaveTitle(new RegExp(`of ${year} `));
}

/** The cells of the table; a heading that says of which sex the names below are stands beside each of them. */
async function rowsShown(page: Page): Promise<readonly (readonly string[])[]> {
  const groups = await page.locator("tbody").evaluateAll((bodies) =>
    bodies.map((body) => ({
      heading: body.querySelector("tr.lt-heading")?.textContent ?? "",
      rows: Array.from(body.querySelectorAll("tr:not(.lt-heading)"), (row) =>
        Array.from(row.querySelectorAll("th, td:not(.lt-split)"), (cell) => cell.textContent ?? ""),
      ),
    })),
  );
  return groups.flatMap(({ heading, rows }) =>
    rows.map(([name = "", ...cells]) =>
      [name, ...(/^(Girls|Boys)$/.test(heading) ? [heading.toLowerCase()] : []), ...cells].map(plain),
    ),
  );
}

/** The lines of the file, in the words of the table. */
async function rowsInFile(request: APIRequestContext, path: string): Promise<readonly (readonly string[])[]> {
  const file = await request.get(path);
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(file.headers()["content-disposition"]).toMatch(/filename="[a-z0-9-]+-\d{4}\.csv"/);
  const [heads = [], ...lines] = (await file.text()).trim().split("\r\n").map(fieldsOf);
  return lines.map((line) => {
    if (!heads.includes("meaning")) return line.map(plain);
    const [name = "", givenTo = "", meaning = "", oneIn = "", of = "", ...rest] = line;
    const common = oneIn === "" ? "Fewer than 5, or none" : `1 in ${oneIn} ${of}`;
    return [name, `${givenTo.slice(0, 1).toUpperCase()}${givenTo.slice(1)}`, meaning, common, ...rest].map(
      plain,
    );
  });
}

/** Fields of a line after RFC 4180. */
function fieldsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
    quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
  );
}

/** A cell without what makes it good to read: signs, separators, quotation marks; numbers as numbers. */
function plain(cell: string): string {
  const bare = cell
    .replace(/^“(.*)”$/, "$1")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/^[+×] ?/, "")
    .replace(/^−/, "-")
    .replace(/^=$/, "0")
    .replace(/^–$/, "")
    .replace(/%$/, "");
  return bare !== "" && Number.isFinite(Number(bare)) ? String(Number(bare)) : bare;
}

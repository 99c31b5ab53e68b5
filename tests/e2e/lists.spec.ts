import type { APIRequestContext, Page } from "@playwright/test";
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
  test(`The file is the table: ${path}`, async ({ page, request }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Source: US Social Security Administration, 2025 edition.")).toBeVisible();
    if (first !== null) await expect(page.locator("tbody tr:not(.lt-heading)").first()).toContainText(first);
    await expectFileOfTable(page, request);
  });
}

test("Every list there is states its rule, its years and its source, and its file is its table", async ({
  page,
  request,
}) => {
  test.slow();
  await open(page, "/names/lists");
  const links = page.getByRole("main").locator('a[href^="/names/lists/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(120);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { rule, caption, text, file, groups } = await page.evaluate(readPage, await answer.text());
    expect(text, path).not.toMatch(/[{](origin|letter|year|from|to|names)[}]/);
    expect(rule, path).toMatch(/^(The|Names) .+\.$/);
    expect(text, path).toContain("Source: US Social Security Administration, 2025 edition.");
    const rows = rowsOf(groups);
    const count = rows.length === 1 ? "1 name" : `${rows.length} names`;
    expect(caption, path).toMatch(new RegExp(`: ${count}, births of (20\\d\\d–|1946–|)2025$`));
    expect(rows, path).toEqual(await rowsInFile(request, file));
  }
});

test("From the table of contents to a list, a name, the next list, and back", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Name lists" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Name lists");
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

test("The year is chosen by mouse; Back and reload keep it @phone", async ({ page, request }) => {
  await open(page, TOP_GIRLS);
  await page.getByLabel("Year", { exact: true }).selectOption("1990");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`${TOP_GIRLS}?year=1990`);
  await expectTop(page, 1990, "Jessica");
  await page.getByRole("link", { name: "1991" }).click();
  await expectTop(page, 1991, "Ashley");
  await expectFileOfTable(page, request);
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

test("A list is opened and taken away by keyboard", async ({ page }) => {
  await open(page, "/names/lists");
  await page.getByRole("link", { name: /^Evergreen names/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/names/lists/evergreen");
  await page.getByRole("link", { name: "Download as CSV" }).focus();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toBe("evergreen-2025.csv");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Elizabeth", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Elizabeth" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/names/lists/evergreen");
});

test("What is passed on is the list of the year that is shown @phone", async ({ page }) => {
  await open(page, `${TOP_GIRLS}?year=1990`);
  const email = page.getByRole("link", { name: "Email" });
  await expect(email).toHaveAttribute("href", /top-100-girls%3Fyear%3D1990/);
  await page.getByRole("link", { name: "1991" }).click();
  await expect(email).toHaveAttribute("href", /top-100-girls%3Fyear%3D1991/);
});

test("A file is remembered by its ETag; letters beyond ASCII are marked as UTF-8", async ({ request }) => {
  const path = "/names/lists/letter/e/names.csv";
  const first = await request.get(path);
  const { etag = "", ...headers } = first.headers();
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="letter-e-2025.csv"',
    "cache-control": "public, max-age=3600, s-maxage=86400",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect(Array.from((await first.body()).subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("Search engines are told what is listed, and are kept from lists of a few names", async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  const machine = page.locator('script[type="application/ld+json"]');
  await page.goto(`${TOP_GIRLS}?year=1990`);
  await expect(robots).toHaveCount(0);
  const told = (await machine.allTextContents()).join();
  expect(told).toContain('"@type":"CollectionPage"');
  expect(told).toContain('"@type":"BreadcrumbList"');
  expect(told).toContain('"numberOfItems":100');
  expect(told).toMatch(/"position":1,"name":"Jessica","url":"[^"]+\/names\/jessica"/);
  await page.goto("/names/lists/origin/cherokee");
  await expect(page.getByRole("caption")).toContainText("1 name, births of 2025");
  await expect(robots).toHaveAttribute("content", "noindex,follow");
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
    await page.goBack();
    await expectTop(page, 1881, "Mary");
    await page.reload();
    await expectTop(page, 1881, "Mary");
  });

  test("the file is downloaded", async ({ page }) => {
    await page.goto(`${TOP_GIRLS}?year=1990`);
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download as CSV" }).click();
    expect((await coming).suggestedFilename()).toBe("top-100-girls-1990.csv");
  });
});

test("What is no list answers 404", async ({ page, request, trouble }) => {
  trouble.expect(/status of 404/);
  for (const path of ["top-100", "origin", "origin/klingon", "letter/aa", "unisex/m"]) {
    expect((await request.get(`/names/lists/${path}`)).status(), path).toBe(404);
    expect((await request.get(`/names/lists/${path}/names.csv`)).status(), path).toBe(404);
  }
  expect((await request.get("/names/lists/letter/A", { maxRedirects: 0 })).status()).toBe(308);
  expect((await request.get(`${TOP_GIRLS}/names.csv?year=1066`)).status()).toBe(404);
  await page.goto("/names/lists/origin/klingon");
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
});

test.describe("At 320 px, or at 200 % zoom", () => {
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

type Group = { readonly heading: string; readonly rows: readonly (readonly string[])[] };

/** What stands on a page, as the server sends it or, for null, as it is shown. Runs in the browser. */
function readPage(html: string | null) {
  const page = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const textOf = (where: string) => page.querySelector(where)?.textContent ?? "";
  return {
    rule: textOf(".lt-rule"),
    caption: textOf("caption"),
    text: textOf("main"),
    file: page.querySelector("a[download]")?.getAttribute("href") ?? "",
    groups: Array.from(page.querySelectorAll("tbody"), (body) => ({
      heading: body.querySelector("tr.lt-heading")?.textContent ?? "",
      rows: Array.from(body.querySelectorAll("tr:not(.lt-heading)"), (row) =>
        Array.from(row.querySelectorAll("th, td:not(.lt-split)"), (cell) => cell.textContent ?? ""),
      ),
    })),
  };
}

/** The cells of the table; a heading that says of which sex the names below are stands beside each of them. */
function rowsOf(groups: readonly Group[]): readonly (readonly string[])[] {
  return groups.flatMap(({ heading, rows }) =>
    rows.map(([name = "", ...cells]) =>
      [name, ...(/^(Girls|Boys)$/.test(heading) ? [heading.toLowerCase()] : []), ...cells].map(plain),
    ),
  );
}

async function expectFileOfTable(page: Page, request: APIRequestContext): Promise<void> {
  const { file, groups } = await page.evaluate(readPage, null);
  expect(rowsOf(groups)).toEqual(await rowsInFile(request, file));
}

/** The lines of the file, in the words of the table. */
async function rowsInFile(request: APIRequestContext, path: string): Promise<readonly (readonly string[])[]> {
  const file = await request.get(path);
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(file.headers()["content-disposition"]).toMatch(/filename="[a-z0-9-]+-\d{4}\.csv"/);
  const text = (await file.text()).replace(/^\uFEFF/, "");
  const [heads = [], ...lines] = text.trim().split("\r\n").map(fieldsOf);
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

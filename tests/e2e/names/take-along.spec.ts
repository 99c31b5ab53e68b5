import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { expect, test } from "#tests/support/site-test.ts";

const blogs: Server[] = [];
test.afterAll(() => {
  for (const blog of blogs) blog.close();
});

/** Another site, on another host of this machine; gives its address. */
async function openBlog(html: string): Promise<string> {
  const blog = createServer((_, answer) =>
    answer
      .writeHead(200, { "content-type": "text/html" })
      .end(`<!doctype html><title>Blog</title><link rel="icon" href="data:,">${html}`),
  );
  blogs.push(blog);
  await new Promise<void>((resolve) => blog.listen(0, "127.0.0.1", resolve));
  const address = blog.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
}

test("From a name to its sheet as a PDF and a picture; the year of birth never leaves the device @phone-full", async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page, "/names/hazel");
  await page.getByRole("link", { name: "Print or embed" }).click();
  await expect(page).toHaveURL("/names/sheet?names=hazel");
  await expect(page.getByText("Optional, 1880 to 2030. It stays on this device.")).toBeVisible();
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));

  const year = page.getByLabel("Year of birth");
  await year.fill("1776");
  await year.press("Enter");
  await expect(page.getByText("Please choose a year from 1880 to 2030.")).toBeVisible();
  await year.fill("1987");
  await expect(page.getByText("Born in 1987: 141 girls got the name that year")).toBeVisible();
  await year.press("Enter");
  await expect(page).toHaveURL("/names/sheet?names=hazel");

  await page.getByRole("textbox", { name: "Names" }).fill("Hazel, Zoë");
  await page.getByRole("textbox", { name: "Names" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Zoe", exact: true })).toBeVisible();
  await expect(page.getByText("Born in 1987:")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessibleByDayAndNight(page);

  await page.getByLabel("Paper").selectOption("card");
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const sheet = await pdf;
  expect(sheet.suggestedFilename()).toBe("hazel-zoe-card.pdf");
  const [paper, ...more] = await readPdf(await readFile(await sheet.path()));
  expect([paper?.width, paper?.height, more.length]).toEqual([360, 504, 0]);
  expect(paper?.text).toContain("Born in 1987: 141 girls got the name that year");
  expect(paper?.text).toContain("“the hazel tree”");

  const png = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download picture" }).click();
  const picture = await readFile(await (await png).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1512]);
  expect(asked.filter((request) => request.includes("1987"))).toEqual([]);
});

test("HTML for another site is copied there, and shows the name: no cookie, no script, one request @full", async ({
  page,
  context,
  server,
  trouble,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/names/sheet?names=hazel");
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByText("HTML copied", { exact: true })).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(`${server.url}/embed/names/hazel`);

  trouble.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const blogAt = await openBlog(`${html}<iframe id="page" src="${server.url}/names/hazel"></iframe>`);
  const blog = await context.newPage();
  const asked: string[] = [];
  blog.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await blog.goto(blogAt);
  const frame = blog.frameLocator("iframe").first();
  await expect(frame.getByRole("heading", { name: "Hazel" })).toBeVisible();
  await expect(frame.getByRole("img")).toBeVisible();
  await expect(frame.getByRole("link", { name: "Read about Hazel on Namekin" })).toBeVisible();
  // All other pages refuse to be framed.
  await expect(blog.frameLocator("#page").getByRole("heading", { name: "Hazel" })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith("/embed/"))).toEqual(["/embed/names/hazel"]);
  expect(await context.cookies(server.url)).toEqual([]);
});

test("An embedded name can be read by day and night, and at 240 px @full", async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 360 });
  await page.goto("/embed/names/rowan");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByText(/Boys named Rowan, per million/)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sheet is made by its form, and the data are links @full", async ({ page }) => {
    await page.goto("/names/sheet");
    await page.getByRole("textbox", { name: "Names" }).fill("Ada");
    await page.getByLabel("Year of birth").fill("2026");
    await page.getByRole("button", { name: "Show the sheet" }).click();
    await expect(page).toHaveURL("/names/sheet?names=Ada&year=2026");
    await expect(page.getByText("Born in 2026: the records end with 2025.")).toBeVisible();
    await expect(page.locator(".ns-files noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download PDF" })).toBeHidden();
    await page.goto("/data");
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: /CSV of Forecasts/ }).click();
    expect((await file).suggestedFilename()).toBe("namekin-forecasts-2025.csv");
  });
});

import { expect, test } from "vitest";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { type Filters, findListings, NO_FILTERS } from "#domain/directory/filters.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();
const PATH = "/parent-directory";

const namesOf = (asked: Partial<Filters>) =>
  findListings(LISTINGS, { ...NO_FILTERS, ...asked }).map(({ name }) => name);
const filters = (page: Page) => within(page.get("search", "Filters"));

/** The heading counts what is asked for, and below it stands nothing else. */
function expectFound(page: Page, asked: Partial<Filters>): void {
  const names = namesOf(asked);
  expect(page.all("heading", `${names.length} Resource${names.length === 1 ? "" : "s"} Found`)).toHaveLength(
    1,
  );
  expect(
    within(page.get("region", /Resources? Found$/))
      .selectAll("h3")
      .map(textOf),
  ).toEqual(names);
}

test("whom to call at once stands there, what is counted, and no ad", async () => {
  const page = await site.get(PATH);
  const crisis = within(page.get("region", "If it can’t wait"));
  for (const { tel } of CRISIS_LINES) expect(crisis.selectAll(`a[href="${tel}"]`)).toHaveLength(1);
  expect(crisis.selectAll("dd")).toHaveLength(CRISIS_LINES.length);
  expectFound(page, {});
  expect(page.text).not.toContain("Advertisement");
});

test("the whole directory weighs no more than 150 kB, and each organization is a link away from all that is said of it", async () => {
  const page = await site.get(PATH);
  expect(Buffer.byteLength(page.html)).toBeLessThanOrEqual(150_000);
  // What the page says is not sent as data, too.
  const [last] = LISTINGS.slice(-1);
  expect(page.html.split(last?.description ?? "?")).toHaveLength(2);

  const short = LISTINGS.filter(({ id }) => page.selectAll(`#listing-${id} dl`).length === 0);
  expect(short.length).toBeGreaterThan(0);
  for (const { id, description, contact } of short) {
    const card = page.select(`#listing-${id}`);
    expect(textOf(card)).toContain(description);
    expect(textOf(card)).toContain(contact.phone ?? "");
  }
  for (const { id, services } of [short[0], short.at(-1)].flatMap((listing) => listing ?? [])) {
    const alone = await site.get(page.select(`#listing-${id} h3 a`).getAttribute("href") ?? "");
    const whole = textOf(alone.select(`#listing-${id}`));
    for (const service of services) expect(whole).toContain(service);
    expect(whole).toContain("Report a problem");
  }
});

test("a link from elsewhere shows what it asks for, and the list can be taken along", async () => {
  const browser = site.browser();
  const page = await browser.get(`${PATH}?state=ohio&type=local`);
  const asked = { state: "Ohio", type: "local" } as const;
  expectFound(page, asked);
  expect(textOf(page.select("select[name=state] option[selected]"))).toBe("Ohio");
  expect(page.meta("robots")).toBe("noindex,follow");
  expect(page.all("link", "Email").at(-1)?.getAttribute("href")).toMatch(/state%3DOhio/);

  const fileOf = (name: string) => browser.ask({ path: page.get("link", name).getAttribute("href") ?? "" });
  const csv = await fileOf("CSV");
  expect(csv.headers.get("content-disposition")).toContain('filename="parent-resources.csv"');
  expect(csv.bytes.toString().split("\r\n")).toHaveLength(namesOf(asked).length + 2);
  const json: unknown = JSON.parse((await fileOf("JSON")).bytes.toString());
  expect(json).toMatchObject({ count: namesOf(asked).length, filters: asked });
});

test("without JavaScript the form finds, each of its buttons sends the whole of it", async () => {
  const browser = site.browser();
  const all = await browser.get(PATH);
  const asked = { search: "group", category: "Postpartum Support" } as const;
  const found = await browser.submit(all, all.get("button", "Show resources"), asked);
  expectFound(found, asked);
  const national = await browser.submit(found, filters(found).get("button", "National"));
  expectFound(national, { ...asked, type: "national" });
  // As Enter does.
  const again = await browser.submit(national, national.select("form:has(input[name=search])"));
  expect(filters(again).get("button", "National").getAttribute("aria-pressed")).toBe("true");
  expectFound(await browser.follow(again, again.get("link", "Clear all")), {});
});

test("nothing found is said, with what to do", async () => {
  const page = await site.get(`${PATH}?search=no+such+thing`);
  expect(page.all("heading", "0 Resources Found")).toHaveLength(1);
  expect(page.selectAll("main article")).toEqual([]);
  expect(page.text).toContain("No resources found");
  expect(page.text).toContain("Try adjusting your search criteria or filters to find more resources.");
});

// On phones the files and printing show when what follows the list has come (found-resources.css).
test.each(["", "?state=Ohio", "?q=zzzz"])("something follows what is found with “%s”", async (search) => {
  const { document } = await site.get(PATH + search);
  const found = document.querySelectorAll(".dir-found");
  expect(found.length).toBeGreaterThan(0);
  for (const section of found) expect(section.nextElementSibling).not.toBeNull();
});

test("the two questions come first, the answer right beneath, and only then what the directory is", async () => {
  const page = await site.get(`${PATH}?category=Postpartum+Support&state=Ohio`);
  const [one] = namesOf({ category: "Postpartum Support", state: "Ohio" });
  expect(page.all("heading", "1 Resource Found")).toHaveLength(1);
  const order = [
    "What do you need?",
    "Where?",
    "If it can’t wait",
    "1 Resource Found",
    one ?? "",
    "National Resources",
    "About Our Directory",
  ];
  const main = textOf(page.select("main"));
  const places = order.map((words) => main.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

import { expect, test } from "vitest";
import { openSite } from "#tests/pages/site/open-site.ts";

const site = await openSite();

/** Bytes of HTML, before they are compressed, that the page of a name may have. */
const MOST = 90_000;

// Names given to both sexes each year, with many spellings, forms and neighbors of both; and the longest of the others.
test.for([
  "frances",
  "cecelia",
  "israel",
  "ollie",
  "hazel",
  "rowan",
  "perry",
  "bennie",
  "crawford",
  "jean",
  "andrea",
])("the page of %s is not heavy: nothing long is in it twice", async (slug) => {
  const { html } = await site.get(`/names/${slug}`);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST);
  expect(html.match(/class="?ln girl|class=ln/g)?.length).toBeGreaterThan(0);
});

test("what a page leaves out of its data is in what the router fetches, and is the same", async () => {
  const browser = site.browser();
  const { html } = await browser.get("/names/jessie");
  const { bytes } = await browser.ask({ path: "/names/jessie.data" });
  const data = bytes.toString();
  for (const part of ["chart-million", "chart-births", "chart-rank", "years", "decades", "age", "siblings"]) {
    expect(html, part).toContain(`data-part="${part}"`);
    expect(data, part).toContain(`"${part}"`);
  }
  const rows = /<tbody data-part="years">(.*?)<\/tbody>/.exec(html)?.[1] ?? "";
  expect(rows.match(/<tr>/g)?.length).toBe(146);
  expect(data).toContain(rows);
});

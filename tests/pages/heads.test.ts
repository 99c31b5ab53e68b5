import { expect, test } from "vitest";
import { PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { faultsIn } from "#tests/support/structured-data.ts";
import { openSite } from "./site/open-site.ts";
import { seenFirst } from "./site/seen-first.ts";

const TITLE_MOST = 65;
const DESCRIPTION = { least: 50, most: 155 };
const PICTURE = { width: 1200, height: 630, mostBytes: 60_000 };

/** Every address that the checks of pages know, once. */
const PATHS = [
  ...new Set(PAGES_TO_CHECK.filter(({ notFound }) => notFound !== true).map(({ path }) => path)),
];

const site = await openSite();

for (const path of PATHS) {
  test(`the head of ${path} is whole`, async () => {
    const { head, title, canonical, meta, structured } = await seenFirst(path);
    for (const data of structured) {
      expect(data).toMatchObject({ "@context": "https://schema.org" });
      expect(faultsIn(data)).toEqual([]);
    }
    await expectPicture(meta("og:image"));
    expect(meta("og:image:alt")).not.toBe("");
    expect(meta("twitter:card")).toBe("summary_large_image");
    // Each of them once: what reads a page takes the first, or the last.
    for (const once of ["title", 'link[rel="canonical"]', 'meta[name="description"]', 'meta[name="robots"]'])
      expect(head.querySelectorAll(once).length, once).toBeLessThanOrEqual(1);
    if (meta("robots").includes("noindex")) return;

    expect(title.length, title).toBeLessThanOrEqual(TITLE_MOST);
    const description = meta("description");
    expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION.most);
    expect(canonical).toBe(`${site.origin}${path.split("?")[0]}`);
    expect(meta("og:url")).toBe(canonical);
    expect(meta("og:title")).toBe(title);
    expect(meta("keywords")).not.toBe("");
    expect(structured.length).toBeGreaterThan(0);
  });
}

test("a name of the collection is shared with a picture of its own, any other with the site's", async () => {
  expect((await site.get("/names/hazel")).meta("og:image")).toMatch(/\/og\/names\/hazel\.png$/);
  expect((await site.get("/names/dutchess")).meta("og:image")).toMatch(/\/og\/home\.png$/);
});

async function expectPicture(address: string): Promise<void> {
  const { pathname, origin } = new URL(address);
  expect(origin).toBe(site.origin);
  const { status, headers, bytes } = await site.browser().ask({ path: pathname });
  expect(status, address).toBe(200);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("etag")).toBeTruthy();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
  expect(bytes.byteLength, address).toBeLessThanOrEqual(PICTURE.mostBytes);
}

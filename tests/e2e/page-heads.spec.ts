import type { APIRequestContext } from "@playwright/test";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";
import { faultsIn } from "../support/structured-data.ts";

const TITLE_MOST = 65;
const DESCRIPTION = { least: 50, most: 170 };
const PICTURE = { width: 1200, height: 630, mostBytes: 60_000 };

/** Every address that the checks of pages know, once. */
const PATHS = [
  ...new Set(PAGES_TO_CHECK.filter(({ notFound }) => notFound !== true).map(({ path }) => path)),
];

for (const path of PATHS) {
  test(`The head of ${path} is whole`, async ({ request, baseURL }) => {
    const head = readHead(await (await request.get(path)).text());
    for (const data of head.structured) {
      expect(data).toMatchObject({ "@context": "https://schema.org" });
      expect(faultsIn(data)).toEqual([]);
    }
    await expectPicture(request, head.meta("og:image"));
    expect(head.meta("og:image:alt")).not.toBe("");
    expect(head.meta("twitter:card")).toBe("summary_large_image");
    if (head.meta("robots").includes("noindex")) return;

    expect(head.title.length, head.title).toBeLessThanOrEqual(TITLE_MOST);
    const description = head.meta("description");
    expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION.most);
    expect(head.canonical).toBe(`${baseURL}${path.split("?")[0]}`);
    expect(head.meta("og:url")).toBe(head.canonical);
    expect(head.meta("og:title")).toBe(head.title);
    expect(head.meta("keywords")).not.toBe("");
    expect(head.structured.length).toBeGreaterThan(0);
  });
}

test("A name of the collection is shared with a picture of its own, any other with the site's", async ({
  request,
}) => {
  const pictureAt = async (path: string) => readHead(await (await request.get(path)).text()).meta("og:image");
  expect(await pictureAt("/names/hazel")).toMatch(/\/og\/names\/hazel\.png$/);
  expect(await pictureAt("/names/dutchess")).toMatch(/\/og\/home\.png$/);
});

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect(answer.headers()["etag"]).toBeTruthy();
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
  expect(png.byteLength, address).toBeLessThanOrEqual(PICTURE.mostBytes);
}

/** What machines read of a page, from its HTML: they run no script. */
function readHead(html: string) {
  const metas = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = "", content = ""]) => [name, unescaped(content)],
    ),
  );
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    meta: (name: string) => metas.get(name) ?? "",
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]): unknown => JSON.parse(json),
    ),
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

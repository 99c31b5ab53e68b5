import { expect, test, vi } from "vitest";
import { rendererOf } from "#tests/fixtures/renderer-of.ts";
import { createPages, type Pages } from "./pages.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";

const site = "https://names.example.org";
const client = { address: "203.0.113.7", standsForMany: false, https: true, origin: site };
const html = { "content-type": "text/html; charset=utf-8" };

async function ask(pages: Pages, request: Request): Promise<Response> {
  const wanted = wantedBy(request);
  const page = await pages.render(request, { nonce: "n", origin: site, client });
  return asResponse(await unpacked(page, wanted), wanted);
}

/** Pages whose rendering waits until it is told what to answer. */
function pagesWaiting() {
  const asked: PromiseWithResolvers<Response>[] = [];
  const pages = createPages(
    rendererOf(() => {
      const answer = Promise.withResolvers<Response>();
      asked.push(answer);
      return answer.promise;
    }),
  );
  return { pages, asked };
}

test("a page that is asked for several times at once is rendered once, also for who asks with HEAD", async () => {
  const { pages, asked } = pagesWaiting();
  const leaving = new AbortController();
  const answers = [
    ask(pages, new Request(`${site}/names/hazel`, { signal: leaving.signal })),
    ask(pages, new Request(`${site}/names/hazel`)),
    ask(pages, new Request(`${site}/names/hazel`, { method: "HEAD" })),
  ];
  leaving.abort();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.resolve(new Response("Hazel", { headers: html }));
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts).toEqual(["Hazel", "Hazel", ""]);
  expect(asked).toHaveLength(1);
});

test("a rendering that failed is not waited for by those who come later, and what sets a cookie is for one alone", async () => {
  const { pages, asked } = pagesWaiting();
  const first = ask(pages, new Request(site));
  const failing = expect(first).rejects.toThrow("broken");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.reject(new Error("broken"));
  await failing;
  const both = [ask(pages, new Request(site)), ask(pages, new Request(site))];
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve(new Response("own", { headers: { ...html, "set-cookie": "a=1" } }));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.resolve(new Response("the other", { headers: html }));
  expect(await Promise.all(both.map(async (answer) => (await answer).text()))).toEqual(["own", "the other"]);
});

test("what the router fetches is kept and compressed like a page", async () => {
  const data = { "content-type": "text/x-script" };
  const pages = createPages(rendererOf(async () => new Response("[]".repeat(2_000), { headers: data })));
  const request = () => new Request(`${site}/names/hazel.data`, { headers: { "accept-encoding": "br" } });
  const answer = await ask(pages, request());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=0, s-maxage=300, must-revalidate",
    "content-encoding": "br",
    vary: "Accept-Encoding, Cookie",
    etag: expect.any(String),
  });
  expect(pages.cached(site, "/names/hazel.data")).toBeDefined();
});

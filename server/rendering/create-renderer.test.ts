import { expect, test, vi } from "vitest";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";
import { createRenderer } from "./create-renderer.ts";
import { receiveAnswers } from "./handed-answer.ts";
import type { PageToRender, Rendered, RenderPage, Rendering } from "./page-to-render.ts";
import { renderInThread } from "./render-in-thread.ts";

const origin = "https://names.example.org";
const client = { address: "203.0.113.7", standsForMany: false, https: true, origin };
const given = {
  nonce: "n",
  origin,
  client,
  ads: undefined,
  vary: "Cookie",
  forAll: false,
  development: false,
};

/** Screens that show the list, and where they were: a pool that takes its work as threads do, by structured clone. */
async function openRenderer(list?: (rendering: Rendering) => Promise<string>) {
  const { services } = await openApp();
  const places: string[] = [];
  const screens =
    (place: string): RenderPage =>
    async ({ url, method }, rendering) => {
      places.push(
        `${place} ${method} ${new URL(url).pathname}${rendering.storage === undefined ? "" : " with storage"}`,
      );
      const text = (await list?.(rendering)) ?? (await rendering.savedList.list()).map(({ id }) => id).join();
      const answer = new Response(text, { headers: { "content-type": "text/html" } });
      for (const cookie of rendering.savedList.cookies()) answer.headers.append("set-cookie", cookie);
      return answer;
    };
  const { receive, answerOf } = receiveAnswers();
  const inThread = renderInThread(screens("thread"), ({ names }) => receive(names));
  const pool = {
    render: async (page: PageToRender): Promise<Rendered> =>
      structuredClone(await inThread(structuredClone(page))),
    isIdle: () => true,
    threads: 1,
    close: async () => {},
  };
  const renderer = createRenderer(services, screens("here"), pool);
  const ask = async (path: string, init: RequestInit = {}) => {
    const { reply } = await renderer(new Request(`${origin}${path}`, init), given);
    return { text: typeof reply.body === "object" && "text" in reply.body ? reply.body.text : "", ...reply };
  };
  return { services, places, ask, answerOf };
}

const number = "AAAAAAAAAAAAAAAAAAAAAA";
const headers = { cookie: `__Host-visitor=${number}` };

async function openVisitor(list?: (rendering: Rendering) => Promise<string>) {
  const opened = await openRenderer(list);
  const { hashVisitor } = await import("#server/http/visitors/visitor.ts");
  await opened.services.savedNames.save(hashVisitor(number), "hazel");
  return opened;
}

test("a visitor's page is rendered in a thread, with the list and its cookie; nobody else's has either", async () => {
  const { ask, places } = await openVisitor();
  const own = await ask("/saved", { headers });
  expect([own.text, own.cookies]).toEqual(["hazel", [expect.stringContaining(number)]]);
  const others = await ask("/saved");
  expect([others.text, others.cookies]).toEqual(["", []]);
  expect(places).toEqual(["thread GET /saved", "thread GET /saved"]);
});

test("what a search page asks of the names is found before it is rendered, and handed to the thread", async () => {
  const { ask, answerOf, services } = await openRenderer();
  const rules = { ...NO_RULES, gender: "girl", origins: ["Irish"] } as const;
  await ask("/?q=+moon+&gender=girl&origin=Irish");
  expect(answerOf({ text: "moon", rules })).toEqual(services.names.answer({ text: "moon", rules }));
  expect(answerOf({ text: "moon", rules: NO_RULES })).toBeUndefined();
  await ask("/search?q=names+like+hazel");
  expect(answerOf({ text: "names like hazel", rules: NO_RULES, limit: 8 })?.names).toHaveLength(8);
  // Nothing stays for the next page, and what only the screen can read is left to it.
  await ask("/about");
  expect(answerOf({ text: "names like hazel", rules: NO_RULES, limit: 8 })).toBeUndefined();
  await ask("/?q=moon&drop=all");
  expect(answerOf({ text: "moon", rules: NO_RULES })).toBeUndefined();
});

test("a page that does not read the list sets no cookie", async () => {
  const { ask } = await openVisitor(async () => "a file");
  expect((await ask("/compare.csv", { headers })).cookies).toEqual([]);
});

test("while storage is away, the page is rendered with that told, and the log tells it once", async () => {
  const { ask, services } = await openVisitor(({ savedList }) =>
    savedList.list().then(
      () => "there",
      (error: unknown) =>
        error instanceof Response ? `away ${error.status} ${error.headers.get("retry-after")}` : "?",
    ),
  );
  const warned = vi.spyOn(services.log, "warn");
  vi.spyOn(services.savedNames, "list").mockRejectedValue(new StorageFault("away"));
  expect((await ask("/saved", { headers })).text).toBe("away 503 5");
  expect(warned).toHaveBeenCalledTimes(1);
});

test("a list that breaks in a way nobody has foreseen breaks the pages that read it, and no others", async () => {
  const { ask, services } = await openVisitor();
  vi.spyOn(services.savedNames, "list").mockRejectedValue(new TypeError("no such table"));
  await expect(ask("/saved", { headers })).rejects.toMatchObject({
    name: "TypeError",
    message: "no such table",
  });
  expect((await ask("/saved")).status).toBe(200);
});

test("actions and the pages of letters' links are rendered where storage is", async () => {
  const { ask, places } = await openRenderer(async () => "done");
  await ask("/saved", { method: "POST" });
  await ask("/newsletter/confirm?token=1");
  await ask("/newsletter/unsubscribe.data?token=1");
  expect(places).toEqual([
    "here POST /saved with storage",
    "here GET /newsletter/confirm with storage",
    "here GET /newsletter/unsubscribe.data with storage",
  ]);
});

test("what goes wrong in a thread stands in the log as it does here", async () => {
  const { ask, services } = await openRenderer(async ({ report }) => {
    report(new TypeError("a part of the page"));
    throw Object.assign(new RangeError("all of it", { cause: new Error("because") }), { code: "E1" });
  });
  const logged = vi.spyOn(services.log, "error");
  const thrown = await ask("/").catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: "RangeError", message: "all of it", code: "E1" });
  expect(thrown).toHaveProperty("stack", expect.stringContaining("create-renderer.test.ts"));
  expect(thrown).toHaveProperty("cause.message", "because");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ name: "TypeError", message: "a part of the page" });
});

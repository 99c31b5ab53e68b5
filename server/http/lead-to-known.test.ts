import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Bindings } from "./hono.ts";
import { leadToKnown } from "./lead-to-known.ts";

const app = new Hono<Bindings>();
const asked: string[] = [];
app.use(
  leadToKnown({
    has: (path) => path === "/api/names/search" || path === "/favicon.ico",
    async head(path, search) {
      asked.push(path);
      return app.request(`${path}${search}`, { method: "HEAD" });
    },
  }),
);
app.get("/", (context) => context.text("home"));
app.all("/blog", (context) => context.text("blog"));
app.get("/names/zoe", (context) => context.text("zoe"));
app.get("/names/*", (context) =>
  new URL(context.req.url).pathname === "/names/zo%C3%AB"
    ? new Response(null, { status: 308, headers: { location: "/names/zoe" } })
    : context.notFound(),
);
app.get("/confirm", (context) =>
  context.req.query("token") === "x" ? context.text("ok") : context.notFound(),
);

async function led(path: string, method = "GET") {
  const { status, headers } = await app.request(`http://localhost${path}`, { method });
  return status === 308 ? headers.get("location") : status;
}

test.for([
  ["/Blog", "/blog"],
  ["/blog/", "/blog"],
  ["/BLOG/?a=B", "/blog?a=B"],
  ["//blog", "/blog"],
  ["/names/ZOE", "/names/zoe"],
  ["/names/ZO%C3%8B", "/names/zoe"],
  ["/Names/zoe/", "/names/zoe"],
  ["/Confirm?token=x", "/confirm?token=x"],
  ["/API/Names/Search?q=A", "/api/names/search?q=A"],
  ["/FavIcon.ico", "/favicon.ico"],
  ["/blog", 200],
  ["/", 200],
] as const)("%s → %s", async ([path, to]) => expect(await led(path)).toBe(to));

test("a form that is sent to another spelling is sent on, as it is", async () => {
  expect(await led("/Blog/", "POST")).toBe("/blog");
});

test("what is unknown however it is spelled is a 404 at once", async () => {
  for (const path of ["/nonsense/", "/Nonsense", "//evil.example/", "/names/Qwxyz", "/Confirm?token=y"])
    expect(await led(path), path).toBe(404);
});

test("rooms, saved names, hashed files and what the router fetches are left alone", async () => {
  asked.length = 0;
  for (const path of [
    "/api/rooms/AbC/changes",
    "/API/rooms/AbC",
    "/api/saved-names/Noah",
    "/assets/home-CV0WSCl_.js",
    "/names/ZOE.data",
  ])
    expect(await led(path), path).toBe(404);
  expect(asked).toEqual([]);
});

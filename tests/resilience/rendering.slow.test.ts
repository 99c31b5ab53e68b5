import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

// The build as production runs it, with the threads that render.

const NAMES = ["hazel", "mary", "noah", "olivia", "liam", "zoe", "emma", "theodore", "violet", "rowan"];
const PATHS = [
  ...NAMES.map((name) => `/names/${name}`),
  "/?q=irish",
  "/names?origin=irish",
  "/compare?names=hazel,emma",
  "/names/hazel.data",
  "/names/none-such-name",
  "/contact",
  "/saved",
];

/** What a page says, without what tells when it was made. */
async function textAt(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers, redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, text: text.replaceAll(/\b[0-9a-z]{8}\.[\w-]{22}(?=["\\])/g, "token") };
}

const SETTINGS = { READ_ALLOWANCE: "0", PUBLIC_URL: "http://names.test" };

/** With threads; one server for both tests, in the order in which they stand. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { RENDER_THREADS: "2", ...SETTINGS } });
});
afterAll(() => server.stop());

test("threads answer what the thread that listens would, for visitors with a list, too", async () => {
  const alone = await startServer({ env: { RENDER_THREADS: "0", ...SETTINGS } });
  try {
    const told = await Promise.all(
      [server, alone].map(async ({ url }) => {
        const saved = await fetch(`${url}/api/saved-names`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ nameId: "hazel" }),
        });
        expect(saved.ok).toBe(true);
        const cookie = saved.headers.getSetCookie()[0]?.split(";")[0] ?? "";
        // One after the other: what is compared is what they say, not how they take turns.
        const pages: Awaited<ReturnType<typeof textAt>>[] = [];
        for (const path of PATHS) pages.push(await textAt(`${url}${path}`));
        const own = await textAt(`${url}/saved`, { cookie });
        expect(own.text).toContain("Hazel");
        return pages;
      }),
    );
    expect(told[0]).toEqual(told[1]);
    const statuses = told[0]?.map(({ status }) => status);
    expect(statuses).toEqual(PATHS.map((path) => (path.includes("none-such") ? 404 : 200)));
  } finally {
    expect((await alone.stop()).code).toBe(0);
  }
});

test("while many pages wait to be rendered, what lies in memory is answered, and a stop ends all", async () => {
  await textAt(`${server.url}/`);
  let answered = 0;
  const pages = Array.from({ length: 400 }, async (_, n) => {
    const { status } = await textAt(`${server.url}/names/${NAMES[n % NAMES.length]}?page=${n}`).catch(() => ({
      status: 0,
    }));
    answered += 1;
    return status;
  });
  expect((await textAt(`${server.url}/`)).status).toBe(200);
  expect((await textAt(`${server.url}/healthz`)).status).toBe(200);
  expect(answered).toBeLessThan(400);
  const statuses = await Promise.all(pages);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const { code } = await server.stop();
  expect(code).toBe(0);
});

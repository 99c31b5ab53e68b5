import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const START_MS = 150_000;

// The site in British English, from its sources: what a build would take minutes for is put into the locale by the same functions.
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    program: ["--import", "./tools/locale/register.ts", "--conditions=development", "server.ts", "--dev"],
    env: { LOCALE: "en-GB", NODE_ENV: "development" },
    // It reads and changes its sources, where the other tests start a build.
    startMs: START_MS,
  });
}, START_MS + 10_000);

afterAll(() => server.stop());

/** What a page says, without its tags. */
async function read(path: string): Promise<string> {
  const answer = await fetch(server.url + path);
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  expect(html, path).toContain('<html lang="en-GB"');
  expect(html, path).toContain('property="og:locale" content="en_GB"');
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");
}

test("home says its lines in British English, and counts as ever", async () => {
  const home = await read("/");
  expect(home).not.toMatch(/\bcrib\b/);
  expect(home).toMatch(/[\d,]{7} US names with real birth counts/);
});

test("an article has British words, days in their order, and says for whom it was written", async () => {
  const article = await read("/baby-safety/baby-monitoring-technology");
  expect(article).toContain("If your baby is limp, blue or grey, or struggling to breathe, call 999");
  expect(article).toContain("on a firm, flat surface, in an empty cot");
  expect(article).toMatch(/Last reviewed \d{1,2} [A-Z][a-z]+ 20\d\d/);
  expect(article).toContain("We wrote this guide for families in the United States");
});

test("growth measures in centimetres, and a sheet comes on A4", async () => {
  expect(await read("/growth")).toContain("talk to your health visitor or GP");
  expect(await read("/templates/feeding-log")).toContain("Wet nappies");
  const pdf = await fetch(`${server.url}/api/printables/feeding-log.pdf`);
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1")).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
});

test("the numbers above the directory are those of the United Kingdom", async () => {
  const directory = await read("/parent-directory");
  for (const number of ["999", "111", "116 123"]) expect(directory).toContain(number);
  expect(directory).not.toContain("1-833-TLC-MAMA");
});

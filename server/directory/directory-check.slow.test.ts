import { createServer, type Server } from "node:http";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTool } from "#tests/support/run-tool.ts";
import { askWebsite } from "./ask-website.ts";
import { checkListings } from "./check-listings.ts";
import { judge, progressLine, report } from "./report.ts";

/** A website that answers, redirects, fails and hangs, by path; what it was asked for is counted. */
const asked: string[] = [];
let open = 0;
let mostOpen = 0;
const server: Server = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  const times = asked.filter((each) => each === path).length;
  const end = (status: number, location?: string) =>
    response.writeHead(status, location === undefined ? {} : { location }).end("<p>Hello</p>");
  if (path.startsWith("/slow")) {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setTimeout(() => {
      open -= 1;
      end(200);
    }, 60);
    return;
  }
  switch (path) {
    case "/moved":
      return end(301, "/new");
    case "/moved-twice":
      return end(308, "/moved");
    case "/detour":
      return end(302, "/well");
    case "/detour-then-moved":
      return end(302, "/moved");
    case "/circle":
      return end(302, "/circle");
    case "/forbidden":
      return end(403);
    case "/gone":
      return end(404);
    case "/tired":
      return end(times === 1 ? 503 : 200);
    case "/ill":
      return end(500);
    case "/drops":
      return request.socket.destroy();
    case "/hangs":
      return;
    default:
      return end(200);
  }
});
let at = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  at = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const PATIENCE = { timeoutMs: 300, retries: 1, pauseMs: 5 };
const ask = (path: string) => askWebsite(`${at}${path}`, PATIENCE);
const timesAsked = (path: string) => asked.filter((each) => each === path).length;

test("a website that answers is well, also by a detour", async () => {
  expect(await ask("/well")).toEqual({ kind: "well" });
  expect(await ask("/detour")).toEqual({ kind: "well" });
});

test("one that has moved for good is told with its new address", async () => {
  expect(await ask("/moved")).toEqual({ kind: "moved", to: `${at}/new` });
  expect(await ask("/moved-twice")).toEqual({ kind: "moved", to: `${at}/new` });
  expect(await ask("/detour-then-moved")).toEqual({ kind: "well" });
});

test("one that turns a program away is left to a person", async () => {
  expect(await ask("/forbidden")).toEqual({ kind: "refused", why: "answers 403" });
});

test("what is gone, or leads in a circle, is broken at once", async () => {
  expect(await ask("/gone")).toEqual({ kind: "broken", why: "answers 404" });
  expect(timesAsked("/gone")).toBe(1);
  expect(await ask("/circle")).toEqual({ kind: "broken", why: "more than 5 redirects" });
});

test("what fails is asked again, and may be well then", async () => {
  expect(await ask("/tired")).toEqual({ kind: "well" });
  expect(await ask("/ill")).toEqual({ kind: "broken", why: "answers 500" });
  expect(timesAsked("/ill")).toBe(2);
});

test("what hangs up, hangs, or is not there says why it is broken", async () => {
  expect(await ask("/drops")).toMatchObject({
    kind: "broken",
    why: expect.stringMatching(/SOCKET|ECONNRESET/),
  });
  expect(await ask("/hangs")).toEqual({ kind: "broken", why: "no answer within 0.3 s" });
  expect(timesAsked("/hangs")).toBe(2);
  expect(await askWebsite("http://127.0.0.1:9/", PATIENCE)).toMatchObject({ kind: "broken" });
});

test("several are asked at a time, never more than allowed, and reported in their order", async () => {
  const listings = Array.from({ length: 9 }, (_, n) => ({
    id: n + 1,
    name: `Entry ${n + 1}`,
    contact: { website: `${at}/slow${n}`, phone: n === 4 ? "ask at the desk" : "211" },
  }));
  const progress: number[] = [];
  const checked = await checkListings(listings, {
    ...PATIENCE,
    timeoutMs: 5_000,
    concurrency: 3,
    onProgress: (done) => progress.push(done),
  });
  expect(mostOpen).toBe(3);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(checked.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const verdict = judge(checked);
  expect(verdict.broken).toBe(1);
  expect(report(verdict, { all: false })).toBe(
    '5  Entry 5\n    BROKEN  phone "ask at the desk": not a number in the form of phone.ts\n9 entries: 1 broken, 0 to look at, 8 well.',
  );
  expect(report(verdict, { all: true })).toContain("4  Entry 4\n    well");
});

test("progress is one line on a terminal, and a line now and then elsewhere", () => {
  expect(progressLine(3, 98, true)).toBe("\r3 of 98 checked");
  expect(progressLine(98, 98, true)).toBe("\r98 of 98 checked\n");
  expect(progressLine(3, 98, false)).toBe("");
  expect(progressLine(10, 98, false)).toBe("10 of 98 checked\n");
});

const runCheck = (paths: readonly string[], ...args: readonly string[]) => {
  const file = join(mkdtempSync(join(tmpdir(), "directory-")), "resources.json");
  const resources = paths.map((path, n) => ({ id: n + 1, name: path, contact: { website: `${at}${path}` } }));
  writeFileSync(file, JSON.stringify({ resources }));
  return runTool("directory.ts", ["check", "--file", file, "--retries", "0", "--timeout", "2", ...args], {});
};

test("a scheduled job learns by the exit status whether something is broken", async () => {
  const well = await runCheck(["/well", "/moved"]);
  expect(well).toMatchObject({ exitCode: 0, err: "2 of 2 checked\n" });
  expect(well.out).toBe(
    `2  /moved\n    look at  ${at}/moved has moved for good to ${at}/new\n2 entries: 0 broken, 1 to look at, 1 well.\n`,
  );
  const broken = await runCheck(["/well", "/gone"], "--all");
  expect(broken.exitCode).toBe(1);
  expect(broken.out).toContain(`2  /gone\n    BROKEN  ${at}/gone answers 404\n`);
});

test("called wrongly it explains itself", async () => {
  const run = (...args: readonly string[]) => runTool("directory.ts", args, {});
  const wrong = [run("look"), run("check", "--retries", "9")];
  for (const { exitCode, err } of await Promise.all(wrong)) {
    expect(exitCode).toBe(2);
    expect(err).toContain("npm run directory -- check");
  }
  expect(await run("check", "--file", "/no/such")).toMatchObject({ exitCode: 2 });
});

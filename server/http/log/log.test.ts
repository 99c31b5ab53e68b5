import { expect, test } from "vitest";
import { loggedPath, openLog } from "./log.ts";

test("neither a search nor a saved name reaches the log", () => {
  expect(loggedPath("/api/names/search?q=hazel")).toBe("/api/names/search");
  expect(loggedPath("/api/saved-names/hazel")).toBe("/api/saved-names/…");
  expect(loggedPath("/api/rooms/0123456789abcdef/slots/01")).toBe("/api/rooms/…");
  expect(loggedPath("/names/hazel")).toBe("/names/hazel");
});

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog("debug", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test("a path is cut where it is longer than any of ours", () => {
  const path = loggedPath(`/${"a".repeat(15_000)}?b`);
  expect(path).toHaveLength(201);
  expect(path.endsWith("a…")).toBe(true);
});

test("an error is one bounded line, with its kind, its words and where it was thrown", () => {
  const error = new TypeError("no such thing", { cause: new Error("because") });
  const line = logged((log) => log.error(error));
  expect(line.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    msg: "no such thing",
    err: { type: "TypeError", message: "no such thing", cause: { message: "because" } },
  });
  expect(line).toContain("log.test.ts");

  const long = new Error("x".repeat(100_000), { cause: new Error("y".repeat(100_000)) });
  long.stack = `Error\n    at ${"z".repeat(100_000)}`;
  expect(logged((log) => log.error(long)).length).toBeLessThan(20_000);
  const endless = new Error("round and round");
  endless.cause = endless;
  expect(logged((log) => log.error(endless)).length).toBeLessThan(20_000);
});

test("what hangs on an error stays out of the log: a database puts the refused row there", () => {
  const refused = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (name_id)=(hazel)",
  });
  const line = logged((log) => log.error(refused));
  expect(line).toContain("23505");
  expect(line).not.toContain("hazel");
  expect(logged((log) => log.error({ err: "hazel" }))).not.toContain("hazel");
});

test("a message of our own stays as it is", () => {
  expect(JSON.parse(logged((log) => log.info({ removed: 3 }, "removed visitors")))).toMatchObject({
    removed: 3,
    msg: "removed visitors",
  });
});

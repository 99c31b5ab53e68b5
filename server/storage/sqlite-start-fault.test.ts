import { expect, test } from "vitest";
import { StartFault } from "#server/start-fault.ts";
import { sqliteStartFault } from "./sqlite-start-fault.ts";

const FILE = "/data/namekin.sqlite";
const ofSqlite = (errcode: number) => Object.assign(new Error("in SQLite's words"), { errcode });

test.for([
  [8, /may not write to \/data\/namekin\.sqlite/],
  [14, /may not write to/],
  // An extended code: SQLITE_IOERR_WRITE.
  [778, /The disk fails where/],
  [11, /is damaged \(in SQLite's words\)/],
  [13, /There is no room left/],
  [5, /Another program holds/],
] as const)("result code %i is told in one sentence", ([errcode, sentence]) => {
  const fault = sqliteStartFault(FILE, ofSqlite(errcode));
  expect(fault).toBeInstanceOf(StartFault);
  expect(fault).toMatchObject({ mayPass: false, message: expect.stringMatching(sentence) });
});

test("what is no fault of the file stays what it is", () => {
  const surprise = new TypeError("a bug");
  expect(sqliteStartFault(FILE, surprise)).toBe(surprise);
  const newer = new StartFault("The database was changed by a newer version.");
  expect(sqliteStartFault(FILE, newer)).toBe(newer);
});

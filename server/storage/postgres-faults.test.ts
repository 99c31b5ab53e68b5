import { expect, test } from "vitest";
import { briefly, storageFaultOf } from "./postgres-faults.ts";

const said = (code: string) => Object.assign(new Error("in PostgreSQL's words"), { code, severity: "FATAL" });
const network = (code: string) => Object.assign(new Error(code), { code, syscall: "connect" });

test.for([
  ["57P01", said("57P01"), "away"],
  ["57P03", said("57P03"), "away"],
  ["a connection exception", said("08006"), "away"],
  ["a password that was changed", said("28P01"), "away"],
  ["a standby", said("25006"), "away"],
  ["a refused connection", network("ECONNREFUSED"), "away"],
  ["several of them", new AggregateError([network("ECONNREFUSED")]), "away"],
  ["a broken pipe", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }), "away"],
  ["a lost connection", new Error("Connection terminated unexpectedly"), "away"],
  [
    "a connection known to be lost",
    new Error("Client has encountered a connection error and is not queryable"),
    "away",
  ],
  ["no answer", new Error("Query read timeout"), "away"],
  ["a pool in use", new Error("timeout exceeded when trying to connect"), "busy"],
  ["a statement that took too long", said("57014"), "busy"],
  ["too many connections", said("53300"), "busy"],
  ["a full disk", said("53100"), "full"],
] as const)("%s is a fault of storage", ([, error, kind]) => {
  expect(storageFaultOf(error)).toMatchObject({ name: "StorageFault", kind, cause: error });
});

test.for([
  ["a deadlock, which is tried again", said("40P01")],
  ["a serialization failure", said("40001")],
  ["a rule of the schema", said("23505")],
  ["a bug", new TypeError("x is not a function")],
  ["something thrown", "a text"],
] as const)("%s is none", ([, error]) => {
  expect(storageFaultOf(error)).toBeUndefined();
});

test("the log is told the code, else the driver's words", () => {
  expect(briefly(storageFaultOf(said("57P01")))).toBe("57P01");
  expect(briefly(new Error("Query read timeout"))).toBe("Query read timeout");
});

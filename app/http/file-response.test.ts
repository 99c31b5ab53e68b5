import { expect, test } from "vitest";
import { fileResponse, noFile } from "./file-response.ts";

test("a file says its name, what it is, and how long it may be held", async () => {
  const file = fileResponse("girls-2025.csv", "name\r\n");
  expect(Object.fromEntries(file.headers)).toEqual({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="girls-2025.csv"',
    "cache-control": "public, max-age=3600, s-maxage=86400",
    "x-robots-tag": "noindex",
    "access-control-allow-origin": "*",
  });
  expect(await file.text()).toBe("name\r\n");
});

test("a file may be held for less, and carry headers of its own", () => {
  const { headers } = fileResponse("list.json", "{}", {
    cacheControl: "private, no-store",
    headers: { "x-content-type-options": "nosniff" },
  });
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(fileResponse("chart.svg", "<svg/>").headers.get("content-type")).toBe(
    "image/svg+xml; charset=utf-8",
  );
});

test("where there is no file, that is said in words", async () => {
  const answer = noFile("We have no list at this address.");
  expect([answer.status, await answer.text()]).toEqual([404, "We have no list at this address.\n"]);
});

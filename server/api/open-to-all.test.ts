import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { createEndpoints } from "./app.ts";

const { app, services } = await openApp();
const rows = createEndpoints(services).map(({ description }) => description);
const OTHERS = { origin: "https://blog.example", cookie: "visitor=AAAAAAAAAAAAAAAAAAAAAA" };
const allowOf = (response: Response) => response.headers.get("access-control-allow-origin");

/** Rows that pages of other sites may read: whoever adds one says so here, too. */
const OPEN = [
  "answerSearch",
  "countCollection",
  "describeEmbed",
  "findNamesLike",
  "generateNames",
  "getSheet",
  "readCurve",
  "readName",
  "readNamesThroughTime",
  "searchNames",
  "searchSite",
];

/** An address of the row: what stands in braces is some name. */
const pathOf = (path: string) => path.replace("{file}", "feeding-log.pdf").replaceAll(/\{\w+\}/g, "hazel");

test("the rows that are open are those that only read, and no others", () => {
  const open = rows.filter((row) => row.open === true);
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(OPEN);
  expect(open.every(({ method }) => method === "get")).toBe(true);
});

test.for(rows.map((row) => [`${row.method.toUpperCase()} ${row.path}`, row] as const))(
  "%s",
  async ([, { method, path, open }]) => {
    const at = pathOf(path);
    const answer = await app.request(at, { method: method.toUpperCase(), headers: OTHERS });
    expect(allowOf(answer)).toBe(open === true ? "*" : null);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    await answer.body?.cancel();
    const asked = await app.request(at, {
      method: "OPTIONS",
      headers: { ...OTHERS, "access-control-request-method": method.toUpperCase() },
    });
    const isOpenThere = rows.some((row) => row.path === path && row.open === true);
    expect([asked.status, allowOf(asked)]).toEqual(isOpenThere ? [204, "*"] : [405, null]);
    if (isOpenThere) expect(asked.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    if (open !== true) return;
    const head = await app.request(at, { method: "HEAD", headers: OTHERS });
    expect(allowOf(head)).toBe("*");
    for (const write of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = await app.request(at, { method: write });
      expect([refused.status, allowOf(refused)]).toEqual([405, null]);
    }
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("vary") ?? "").not.toMatch(/origin|cookie/i);
  },
);

test("the document may be read by all, health and unknown addresses by nobody else", async () => {
  expect(allowOf(await app.request("/api/openapi.json"))).toBe("*");
  for (const path of ["/healthz", "/readyz", "/api/none", "/saved/file"])
    expect(allowOf(await app.request(path)), path).toBeNull();
});

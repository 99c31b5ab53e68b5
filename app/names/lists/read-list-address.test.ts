import { expect, test } from "vitest";
import { everyList } from "#domain/names/lists/every-list.ts";
import { RULED_LISTS } from "#domain/names/lists/list-id.ts";
import { listParams } from "#domain/names/lists/list-slug.ts";
import { movedTo, readListAddress } from "./read-list-address.ts";

const YEARS = { firstYear: 1880, lastYear: 2025 };
const read = (list: string, of?: string, query = "") =>
  readListAddress(list, of, new URLSearchParams(query), YEARS);
const movedFrom = (...asked: Parameters<typeof read>) => {
  const address = read(...asked);
  return address?.kind === "moved" ? movedTo(address) : address?.kind;
};

test("every list has one address, which leads back to it", () => {
  const contents = {
    origins: [{ origin: "Irish", names: 99, bySex: { girl: 40, boy: 40 } }],
    letters: [{ letter: "m", names: 9 }],
    bySound: true,
    ruled: RULED_LISTS,
    countries: { "hardly-in-the-us": ["france"], "also-in-the-us": ["france", "ireland"] },
  } as const;
  const all = everyList(contents, YEARS);
  expect(all.length).toBeGreaterThan(700);
  for (const request of all) {
    const { list, of } = listParams(request);
    expect(read(list, of), `${list}/${of}`).toEqual({ kind: "list", request });
  }
});

test("years and states that a form asks for are led to their addresses, the newest year not for good", () => {
  expect(movedFrom("top-100-boys", undefined, "year=1880")).toEqual({
    path: "/names/lists/top-100-boys/1880",
    status: 308,
  });
  expect(movedFrom("top-100-boys-by-sound", undefined, "year=1880s")).toEqual({
    path: "/names/lists/top-100-boys-by-sound/1880s",
    status: 308,
  });
  const newest = { path: "/names/lists/top-100-boys", status: 302 };
  expect([movedFrom("top-100-boys", "2025"), movedFrom("top-100-boys", undefined, "year=2025")]).toEqual([
    newest,
    newest,
  ]);
  expect(movedFrom("rising-by-state", undefined, "state=oh")).toEqual({
    path: "/names/lists/rising-by-state/ohio",
    status: 308,
  });
  for (const nothing of ["year=", "year=+", ""])
    expect(movedFrom("top-100-girls", undefined, nothing)).toBe("list");
});

test("what there is no list of is told, not too long", () => {
  for (const year of ["1879", "2026", "99999", "19.5", "next", "1875s"]) {
    const unknown = { kind: "unknown", list: "top-100-girls", of: "year", asked: year };
    expect([read("top-100-girls", year), read("top-100-girls", undefined, `year=${year}`)]).toEqual([
      unknown,
      unknown,
    ]);
  }
  expect(read("origin", "klingon")).toMatchObject({ kind: "unknown", of: "origin", asked: "klingon" });
  expect(read("origin", "Irish")).toMatchObject({ kind: "unknown" });
  expect(read("letter", "aa")).toMatchObject({ of: "letter" });
  expect(read("rising-by-state", "atlantis")).toMatchObject({ of: "state" });
  expect(read("top-100-girls", "x".repeat(50))).toMatchObject({ asked: "x".repeat(20) });
});

test("any other list has its own name or does not exist", () => {
  for (const list of ["origin", "letter", "top-100", "Evergreen", "", "origin-by-sound", "hardly-in-the-us"])
    expect(read(list), list).toBeNull();
  expect([read("unisex", "m"), read("letter-by-sound", "m")]).toEqual([null, null]);
});

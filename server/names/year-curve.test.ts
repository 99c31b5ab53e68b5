import { expect, test } from "vitest";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { books } from "#tests/fixtures/real-books.ts";

const { names } = books;

test("a curve is the one that the name's page begins with", () => {
  for (const id of ["hazel", "otis", "rowan", "mary", "aaden", "zyon", ...names.curatedIds]) {
    const page = names.page(id);
    const figures = page?.[page.main] ?? null;
    expect(names.curve(id)).toEqual(
      page === undefined || figures === null
        ? null
        : {
            id,
            name: page.summary.name,
            of: COUNTED_FOR[page.main],
            firstYear: page.firstYear,
            perMillion: figures.perMillion,
          },
    );
  }
});

test("a spelling on no record has no curve", () => {
  expect(names.curve("qwertyqwerty")).toBeNull();
  expect(names.curve("")).toBeNull();
});

import { expect, test } from "vitest";
import { COUNTED_FOR } from "#domain/names/records/one-in.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { rounds } from "#tests/support/matrix.ts";

const { names } = books;
/** A page is dear: every fortieth in npm test. */
const every = rounds({ few: 40, all: 1 });
const someIds = [...names.curatedIds].filter((_, at) => at % every === 0);

test("a curve is the one that the name's page begins with", () => {
  for (const id of ["hazel", "otis", "rowan", "mary", "aaden", "zyon", ...someIds]) {
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

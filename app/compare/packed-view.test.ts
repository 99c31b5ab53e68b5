import { expect, test } from "vitest";
import { compose, NAMES } from "#tests/fixtures/compare-by-hand.ts";
import { packView, unpackView } from "./packed-view.ts";

test("a view comes out as it went in, years without figures too", () => {
  for (const query of ["", `names=${NAMES.join(",")}&measure=rank`, "names=ada", "names="]) {
    const view = compose(query);
    // As a browser gets it, without what the server has beside it.
    expect(unpackView(structuredClone(packView(view))), query).toEqual(view);
  }
});

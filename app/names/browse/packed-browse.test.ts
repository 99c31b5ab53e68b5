import { expect, test } from "vitest";
import { books } from "#tests/fixtures/real-books.ts";
import { readBrowse } from "./browse-query.ts";
import { buildBrowseView } from "./build-browse-view.ts";
import { packBrowse, unpackBrowse } from "./packed-browse.ts";

const ADDRESSES = [
  "",
  "gender=girl&start=m&page=2",
  "origin=Irish&theme=flowers&sort=rising",
  "start=q&end=zz",
];

test.each(ADDRESSES)("a browser shows of /names?%s what the server shows", (search) => {
  const view = buildBrowseView(books.names, readBrowse(new URLSearchParams(search)));
  // Sent, they are without what the server has beside them.
  const [fetched, inDocument] = [true, false].map((withCurves) =>
    structuredClone(packBrowse(view, withCurves)),
  );
  if (fetched === undefined || inDocument === undefined) throw new Error("Nothing was packed.");
  expect(unpackBrowse(fetched)).toEqual(view);
  // A document has curves as HTML.
  const withoutCurves = view.names.map((name) => ({ ...name, spark: {} }));
  expect(unpackBrowse(inDocument)).toEqual({ ...view, names: withoutCurves });
});

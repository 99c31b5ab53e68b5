import { expect, test } from "vitest";
import { cellsTableHtml } from "./cells-table.ts";

test("names lead to their pages, others stand as they are, and numbers are set below each other", () => {
  const html = cellsTableHtml({
    caption: "Girls & boys",
    heads: ["Name", "Age"],
    groups: [{ heading: "In five years", rows: [{ id: "zoe", name: "Zoë", cells: ["34"] }] }],
  });
  expect(html).toBe(
    '<table class="tbl num cells"><caption>Girls &amp; boys</caption><thead><tr><th scope=col>Name<th scope=col class=r>Age' +
      "<tbody><tr><th scope=rowgroup colspan=2>In five years" +
      '<tr><th scope=row><a class=name-link href="/names/zoe">Zoë</a><td class=r>34</table>',
  );
});

test("words are not set as numbers", () => {
  const rows = [{ name: "All", cells: ["<none>"] }];
  expect(
    cellsTableHtml({ caption: "", heads: ["Name", "Held"], groups: [{ rows }], hasWords: true }),
  ).toContain("<th scope=col>Held<tbody><tr><th scope=row>All<td>&lt;none&gt;</table>");
});

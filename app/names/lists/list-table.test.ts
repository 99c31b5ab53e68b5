import { expect, test } from "vitest";
import { type Column, tableAndFile } from "./list-table.ts";
import { signedWords } from "./signed-words.ts";

type Row = { readonly id: string; readonly name: string; readonly meaning: string };

const columns: readonly Column<Row>[] = [
  {
    label: "Name",
    look: "name",
    cell: ({ id, name }) => ({ id, name }),
    fields: { name: ({ name }) => name },
  },
  { label: "Share", look: "split", cell: () => ({ girls: 30 }), fields: {} },
  {
    label: "Meaning",
    look: "meaning",
    cell: ({ meaning }) => ({ gloss: meaning }),
    fields: { meaning: ({ meaning }) => meaning, letters: ({ meaning }) => meaning.length },
  },
];
const ada = { id: "ada", name: "Ada", meaning: "noble, kind" };
const eva = { id: "eva", name: "Éva", meaning: 'called "life"' };

test("the file has the rows of all parts, in their order, quoted after RFC 4180, without what is only drawn", () => {
  const { csv } = tableAndFile(columns, [
    { heading: null, rows: [ada] },
    { heading: "Also", rows: [eva] },
  ]);
  expect(csv).toBe(
    ["\uFEFFname,meaning,letters", 'Ada,"noble, kind",11', 'Éva,"called ""life""",13', ""].join("\r\n"),
  );
});

test("the table has a cell for each column", () => {
  const { table } = tableAndFile(columns, [{ heading: "Also", rows: [ada] }]);
  expect(table).toEqual({
    heads: [
      { label: "Name", look: "name" },
      { label: "Share", look: "split" },
      { label: "Meaning", look: "meaning" },
    ],
    groups: [
      { heading: "Also", rows: [[{ id: "ada", name: "Ada" }, { girls: 30 }, { gloss: "noble, kind" }]] },
    ],
  });
});

test("a change has its sign, with a true minus", () => {
  expect([1200, -3, 0].map((change) => signedWords(change))).toEqual(["+1,200", "−3", "="]);
  expect([8.25, -23.4].map((change) => signedWords(change, 1))).toEqual(["+8.3", "−23.4"]);
});

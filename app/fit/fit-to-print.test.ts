import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PackedBook } from "#domain/fit/book/packed-book.ts";
import { fitToPrint, isFitToPrint } from "./fit-to-print.ts";

test("a name is written as it sounds, unless that would be a slur or a rude word", () => {
  expect(fitToPrint({ written: "Hazel", said: "h'ez@l" })).toBe("HAY-zul");
  expect(fitToPrint({ written: "Kuhn", said: "k'un" })).toBe("Kuhn");
  expect(fitToPrint({ written: "Dyke", said: "d'Yk" })).toBe("Dyke");
  expect(fitToPrint({ written: "Cox", said: "k'Aks" })).toBe("KAHKS");
});

test("every name and surname of the book is shown, few of them without a respelling", () => {
  const book: PackedBook = JSON.parse(
    readFileSync(new URL("../../data/fit/book.json", import.meta.url), "utf8"),
  );
  const lines = [book.collection.names, book.dictionary.names, book.surnames].flatMap((text) =>
    text.split("\n"),
  );
  const shown = lines.map((line) => {
    const [written = "", said = ""] = line.split("|");
    return { written, shown: fitToPrint({ written, said }) };
  });
  const plain = shown.filter((each) => each.shown === each.written && each.written !== "");
  expect(shown.length).toBeGreaterThan(10_000);
  expect(plain.length).toBeLessThan(20);
  // What is shown in letters of sounds has capitals; a name as it is written has none here.
  expect(shown.filter((each) => /[A-Z]/.test(each.shown) && !isFitToPrint(each.shown))).toEqual([]);
});

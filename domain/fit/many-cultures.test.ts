import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readName } from "./full-name.ts";
import { judgeFit } from "./judge-fit.ts";
import { openBook } from "./book/packed-book.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const book = openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8")));

/** Ordinary names of other languages, some of which an English list of words would trip over. */
test.each([
  ["Phuc", "Dang"],
  ["Bich", "Tran"],
  ["Dung", "Nguyen"],
  ["Anh", "Ho"],
  ["Dong", "Wang"],
  ["Fuk", "Cheung"],
  ["Long", "Wang"],
  ["Yu", "Fang"],
  ["Shital", "Patel"],
  ["Anil", "Dikshit"],
  ["Gaylord", "Silva"],
  ["Analí", "Reyes"],
  ["Jesús", "Pérez"],
  ["Concepción", "Peña"],
  ["Oluwaseun", "Okafor"],
  ["Nnamdi", "Eze"],
  ["Fatou", "Diop"],
  ["Mohammed", "Al-Masri"],
  ["Zahra", "Hosseini"],
  ["Björn", "Åkesson"],
  ["Szymon", "Kowalczyk"],
  ["Dick", "Van Dyke"],
  ["Randy", "Johnson"],
  ["Gay", "Hendricks"],
  ["Fanny", "Cocks"],
  ["Lipika", "Butt"],
])("nothing coarse is made of %s %s", (first, last) => {
  const findings = judgeFit(readName({ first, middle: "", last, sound: "", siblings: "" }, book), book);
  const coarse = findings.filter(
    ({ rule, verdict }) =>
      verdict !== "pass" && ["joined", "teasing", "initials", "email", "shortForms"].includes(rule),
  );
  expect(coarse).toEqual([]);
});

test("a family that says its surname otherwise is believed, and then it is no guess", () => {
  const typed = { first: "Milo", middle: "", last: "Oxqua", siblings: "" };
  const said = (sound: string) => judgeFit(readName({ ...typed, sound }, book), book)[0];
  expect(said("")).toMatchObject({ rule: "runOn", guessed: true });
  expect(said("OH-kwah")).toMatchObject({ rule: "runOn", verdict: "caution", guessed: false });
});

test("a name in another script is left alone", () => {
  const name = readName({ first: "美咲", middle: "", last: "Ωμέγα", sound: "", siblings: "Ольга" }, book);
  expect(judgeFit(name, book)).toEqual([]);
});

test("marks, apostrophes, hyphens and several words are read", () => {
  const { first, surname, middles, siblings } = readName(
    {
      first: " Zoë ",
      middle: "Anne-Marie  José",
      last: "Van der Berg",
      sound: "",
      siblings: "Chloë and Noé; Éva,",
    },
    book,
  );
  expect(first?.letters).toBe("zoe");
  expect(middles.map(({ letters }) => letters)).toEqual(["annemarie", "jose"]);
  expect(surname).toMatchObject({ written: "Van der Berg", letters: "vanderberg" });
  expect(siblings.map(({ written }) => written)).toEqual(["Chloë", "Noé", "Éva"]);
});

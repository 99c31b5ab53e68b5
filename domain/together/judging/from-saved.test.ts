import { expect, test } from "vitest";
import type { Gender } from "#domain/names/entry/gender.ts";
import { judge, NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import { sexOfSaved, unjudgedSaved, withSaved } from "./from-saved.ts";

const saved = (name: string, gender: Gender, curated = true) => ({
  nameId: name.toLowerCase(),
  babyName: { name, gender, curated },
});

test("cards are of the sex that all saved names have, and of any where they differ", () => {
  expect(sexOfSaved([])).toBe("all");
  expect(sexOfSaved([saved("Hazel", "girl"), saved("June", "girl")])).toBe("girl");
  expect(sexOfSaved([saved("Hazel", "girl"), saved("Otis", "boy")])).toBe("all");
});

test("saved names begin as likes; a name without an entry keeps its spelling", () => {
  const begun = withSaved(NOTHING_TOGETHER, [saved("Hazel", "girl"), saved("Zyla", "girl", false)]);
  expect(begun.gender).toBe("girl");
  expect(begun.judged).toEqual([
    { id: "hazel", own: null, verdict: "like" },
    { id: "zyla", own: "Zyla", verdict: "like" },
  ]);
});

test("what has been judged stays, and so does the choice of cards", () => {
  const kept = judge({ ...NOTHING_TOGETHER, gender: "boy" }, { id: "hazel", own: null, verdict: "no" });
  const both = [saved("Hazel", "girl"), saved("June", "girl")];
  expect(unjudgedSaved(kept, both).map(({ nameId }) => nameId)).toEqual(["june"]);
  expect(withSaved(kept, both)).toMatchObject({
    gender: "boy",
    judged: [
      { id: "hazel", verdict: "no" },
      { id: "june", verdict: "like" },
    ],
  });
});

import { expect, test } from "vitest";
import { answerInScript } from "./answer-in-script.ts";
import type { Hit } from "#domain/names/search/hit.ts";

const found: readonly Hit[] = [{ id: "maria", why: { kind: "script", word: "Мария", isReviewed: true } }];

test("names that are written so are the answer, whatever stands beside them", () => {
  expect(answerInScript("имя Мария", () => found)).toMatchObject({ names: found, notUnderstood: [] });
});

test("without such a name the words were not understood", () => {
  expect(answerInScript("привет 李明 girl", () => [])).toMatchObject({
    names: [],
    notUnderstood: ["привет", "李明"],
  });
});

test("Latin letters are another's to answer", () => {
  for (const text of ["", "Łucja", "irish girl names", "👶"])
    expect(
      answerInScript(text, () => found),
      text,
    ).toBeNull();
});

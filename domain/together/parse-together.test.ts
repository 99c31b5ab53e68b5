import { expect, test } from "vitest";
import { parseTogether } from "./parse-together.ts";

test("a name that was kept with a capital is the name itself, once, as it was judged last", () => {
  const text = JSON.stringify({
    version: 1,
    judged: [
      { id: "Noah", own: null, verdict: "like" },
      { id: "ivy", own: null, verdict: "no" },
      { id: "noah", own: null, verdict: "love" },
    ],
    heard: [{ from: 7, to: 0, names: [{ id: "Noah", own: null, mark: "like" }] }],
  });
  expect(parseTogether(text)).toMatchObject({
    judged: [
      { id: "noah", verdict: "love" },
      { id: "ivy", verdict: "no" },
    ],
    heard: [{ from: 7, names: [{ id: "noah", mark: "like" }] }],
  });
});

test("a name in other letters stays as it was written", () => {
  const judged = [{ id: "柚子", own: "柚子", verdict: "like" }];
  expect(parseTogether(JSON.stringify({ version: 1, judged }))).toMatchObject({ judged });
});

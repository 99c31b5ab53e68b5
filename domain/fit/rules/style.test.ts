import { expect, test } from "vitest";
import { readName } from "#domain/fit/full-name.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { packKinds } from "#domain/fit/book/packed-kinds.ts";
import { bandsApart, style } from "./style.ts";

const NOTHING = { coarse: "", known: "", words: "", phrases: "" };
const book = openBook({
  ...NOTHING,
  madeOf: "",
  babies: 3_300_000,
  collection: {
    names: [
      "olivia|ol'Ivi@|",
      "emilia|em'Ili@|",
      "hazel|h'ez@l|",
      "clara|kl'Er@|",
      "thisbe|T'Izbi|",
      "ianthe|Y'anTi|",
    ].join("\n"),
    decades: "",
    births: "14000\n6900\n5200\n3800\n9\n0",
  },
  dictionary: { names: "", decades: "", births: "" },
  kinds: packKinds([]),
  surnames: "stone|ston",
});

const judged = (first: string, siblings: string) =>
  style(readName({ first, middle: "", last: "", sound: "", siblings }, book), book);

test("a name alone has nobody to stand out from", () => {
  expect(judged("Olivia", "")).toBeNull();
  expect(judged("", "Olivia")).toBeNull();
});

test("a name that is met everywhere, beside one that is met nowhere, is to be listened to, with figures", () => {
  expect(judged("Thisbe", "Olivia")).toMatchObject({
    verdict: "listen",
    reason: "styleApart",
    facts: { one: "Thisbe", other: "Olivia", births: "about 9", otherBirths: "about 14,000" },
  });
  expect(judged("Olivia", "Thisbe")?.verdict).toBe("listen");
});

test("what SSA does not publish is told as fewer than five, and counted as four", () => {
  expect(judged("Ianthe", "Olivia")).toMatchObject({
    verdict: "listen",
    facts: { births: "fewer than five" },
  });
  expect(bandsApart({ births: 0, oneIn: null }, { births: 400, oneIn: 1 })).toBeCloseTo(2);
  expect(judged("Ianthe", "Thisbe")?.verdict).toBe("pass");
});

test("it is held against the nearest: a family that has both kinds has made its style", () => {
  expect(judged("Thisbe", "Olivia, Hazel")?.verdict).toBe("listen");
  expect(judged("Thisbe", "Olivia, Ianthe")).toMatchObject({ verdict: "pass", facts: { other: "Ianthe" } });
  expect(judged("Olivia", "Thisbe, Hazel")).toMatchObject({ verdict: "pass", facts: { other: "Hazel" } });
});

test("a shared rhythm is said where it passes, of those who share it", () => {
  expect(judged("Hazel", "Clara, Olivia")).toMatchObject({
    reason: "styleNearBeat",
    facts: { other: "Clara", beats: "HAY-zul, KLAIR-uh", children: "Hazel, Clara and Olivia" },
  });
  expect(judged("Olivia", "Emilia")?.reason).toBe("styleNearBeat");
  expect(judged("Hazel", "Olivia")?.reason).toBe("styleNear");
});

test("no rhythm is told of a sound that is a guess, nor of a name with itself", () => {
  expect(judged("Brexley", "Hazel")?.reason).toBe("styleUnknown");
  expect(judged("Hazel", "Hazel")?.reason).toBe("styleNear");
});

test("a name without figures is said to be one, and passes", () => {
  expect(judged("Brexley", "Olivia")).toMatchObject({ verdict: "pass", facts: { unknown: "Brexley" } });
  expect(judged("Olivia", "Brexley, Zzyzx")?.facts).toMatchObject({ unknown: "Brexley and Zzyzx" });
  expect(judged("Thisbe", "Brexley, Olivia")?.verdict).toBe("listen");
});

test("a surname that nobody of the book is called by has a sound and no figures", () => {
  expect(judged("Stone", "Olivia")?.reason).toBe("styleUnknown");
});

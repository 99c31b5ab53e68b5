import { expect, test } from "vitest";
import { anyPattern } from "./any-pattern.ts";

const SOURCES = ["cat|dogs?", "(?:big|small) (?:cow|ox)", "x{2,}|[|)]y"];
const any = anyPattern(SOURCES, (source) => new RegExp(`(?<!\\w)(?:${source})(?!\\w)`));
const one = new RegExp(`(?<!\\w)(?:${SOURCES.join("|")})(?!\\w)`);

test.for(["a dog", "small ox and a cat", "cats", "xx", "|y", "", "a bigger cow", "dogs, cat"])(
  "alternatives are looked for as one pattern would: %s",
  (text) => {
    expect([any.test(text), any.search(text)]).toEqual([one.test(text), text.search(one)]);
  },
);

import { expect, test } from "vitest";
import { beatsWords, shareWords } from "./hero-view.ts";

test("the share of the sex of use, or of both", () => {
  expect(shareWords({ girls: 9961, boys: 39 }, "girl", 2016)).toBe("99.6% girls since 2016");
  expect(shareWords({ girls: 26, boys: 74 }, "boy", 2016)).toBe("74.0% boys since 2016");
  expect(shareWords({ girls: 55, boys: 45 }, "unisex", 2016)).toBe("55.0% girls, 45.0% boys since 2016");
});

test("an unpublished sex is not said to be none", () => {
  expect(shareWords({ girls: 9, boys: 0 }, "girl", 2016)).toBe("All listed since 2016 are girls");
  expect(shareWords({ girls: 0, boys: 9 }, "boy", 2016)).toBe("All listed since 2016 are boys");
  expect(shareWords({ girls: 150_000, boys: 5 }, "girl", 2016)).toBe("over 99.9% girls since 2016");
  expect(shareWords({ girls: 0, boys: 0 }, "boy", 2016)).toBe("Not listed since 2016");
});

test("beats and stress are read from the respelling", () => {
  expect(beatsWords({ say: "HAY-zul", syllables: 2 })).toBe("2 syllables, stress on the first");
  expect(beatsWords({ say: "oh-LIV-ee-uh", syllables: 4 })).toBe("4 syllables, stress on the second");
  expect(beatsWords({ say: "GRAYSS", syllables: 1 })).toBe("1 syllable");
});

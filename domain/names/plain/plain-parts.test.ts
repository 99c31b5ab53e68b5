import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { readPlainQuery, withoutPart } from "./plain-query.ts";

const labelsOf = (text: string) => readPlainQuery(text, THEMES).parts.map(({ label }) => label);

test("a part is the characters that were understood, and without it the text asks for everything else", () => {
  const texts = [
    "irish girl short",
    "girl, short and irish",
    "Paris girl",
    "girl ends with n like hazel",
    "means star, boy",
  ];
  for (const text of [
    ...texts,
    "long island girl",
    "names for girls",
    "one-syllable boy",
    "not -aiden boy",
  ]) {
    const { parts } = readPlainQuery(text, THEMES);
    for (const part of parts) {
      const left = withoutPart(text, part, parts);
      const others = parts.filter((other) => other !== part).map(({ label }) => label);
      expect(labelsOf(left), `${text} without ${part.label}: ${left}`).toEqual(others);
    }
  }
  const withoutFirst = (text: string) => {
    const { parts } = readPlainQuery(text, THEMES);
    return parts[0] && withoutPart(text, parts[0], parts);
  };
  const [irish] = readPlainQuery("irish girl", THEMES).parts;
  expect(irish && "irish girl".slice(irish.from, irish.to)).toBe("irish");
  expect(withoutFirst("irish girl")).toBe("girl names");
  expect(withoutFirst("names for girls")).toBe("");
  // Two wishes say by themselves that names are meant.
  expect(withoutFirst("girl irish short")).toBe("irish short");
  expect(withoutFirst("Paris, girl")).toBe("Paris");
});

test("whatever is typed, parts lie in the text in order, and letters that name rules are folded", () => {
  const words =
    "girl boy irish short not - like means with ends starts n , and or 3 syllables hazel É theme".split(" ");
  for (let seed = 0; seed < 3000; seed++) {
    const text = Array.from(
      { length: 1 + (seed % 7) },
      (_, at) => words[(seed * (at + 3) * 7919) % words.length],
    ).join(" ");
    const { parts, rules } = readPlainQuery(text, THEMES);
    let before = 0;
    for (const { from, to } of parts) {
      expect(from, text).toBeGreaterThanOrEqual(before);
      expect(to, text).toBeGreaterThan(from);
      before = to;
    }
    expect(before, text).toBeLessThanOrEqual(text.length);
    for (const letters of [...rules.starts, ...rules.ends, ...rules.notEnding]) {
      expect(letters).toBe(foldName(letters));
    }
  }
});

import { expect, test } from "vitest";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { HAZEL } from "#tests/support/hazel.ts";
import { cardHtml } from "./card-html.ts";

const YEARS = { firstYear: 1880, lastYear: 2025 };
const DRAWN = { years: YEARS, reasons: [], withCurve: true };
const CARD: NameSummary = { ...HAZEL, say: null, spark: { girl: [0, 50, 99] } };

test("a card says all of a name, and why it stands there", () => {
  const html = cardHtml(CARD, { ...DRAWN, reasons: ["one letter off"] });
  for (const part of [
    "Girl",
    "English",
    'href="/names/hazel"',
    "“the hazel tree”",
    "One letter off",
    "1 in 254 girls",
  ])
    expect(html).toContain(part);
  expect(cardHtml(CARD, { ...DRAWN, withCurve: false })).not.toContain("<svg class=spark");
});

test("what comes from elsewhere is text", () => {
  const html = cardHtml(
    { ...CARD, meaning: "<b>", name: "<i>" },
    { ...DRAWN, reasons: ["sounds like “<s>”"] },
  );
  expect(html).not.toMatch(/<(b|i|s)>/);
  expect(html).toContain("&lt;b&gt;");
});

test("a name without births has a curve that says so", () => {
  expect(cardHtml({ ...CARD, spark: {} }, DRAWN)).toContain("No births on record for Hazel");
});

import type { Dice } from "./dice.ts";

/** Texts that have broken other sites, and some that are simply wrong here. */
const TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "hazel",
  "Hazel",
  "HAZEL",
  "zoë",
  "Zoe\u0308",
  " noah ",
  "noah,noah",
  "a".repeat(100),
  "a".repeat(101),
  "é".repeat(90),
  "\u0000",
  "\u202Eevil",
  "\uD800",
  "\uDFFF",
  "\uFEFF",
  "👩‍👩‍👧‍👦",
  "Мария",
  "محمد",
  "美咲",
  "../../etc/passwd",
  "..%2f..%2f",
  "//evil.example",
  "javascript:alert(1)",
  "<svg onload=alert(1)>",
  "</script>",
  "' or 1=1 --",
  '";drop table visitors;--',
  "%",
  "%%",
  "%00",
  "%ff",
  "%E0%A4%A",
  "%c0%af",
  "\r\nset-cookie: a=b",
  "((((((((((",
  "a?b#c&d=e",
  "2026-02-30",
  "9".repeat(400),
  "names meaning gift of god",
  "irish girl short not ending in a",
  "like hazel",
  "a b c d e f g h i j k l m n o p",
  "*ella",
  "not -aiden",
] as const;

/** A text to be put anywhere: in a path, a query, a header or a body. */
export function hostileText(dice: Dice): string {
  if (dice.chance(0.15)) {
    const length = dice.chance(0.1) ? dice.below(3_000) : dice.below(24);
    return Array.from({ length }, () =>
      String.fromCharCode(dice.below(dice.chance(0.8) ? 0x250 : 0xffff)),
    ).join("");
  }
  const text = dice.pick(TEXTS);
  return dice.chance(0.1) ? `${text}${dice.pick(TEXTS)}` : text;
}

/** As it may stand in an address: mostly encoded as it should be, now and then only so far that Node takes it. */
export function inAddress(text: string, dice: Dice): string {
  const whole = text.toWellFormed();
  return dice.chance(0.85)
    ? encodeURIComponent(whole)
    : whole.replaceAll(/[^!-~]/gu, (sign) => encodeURIComponent(sign)).replaceAll("#", "");
}

/** Any JSON, up to a few levels deep. */
export function hostileJson(dice: Dice, depth = 3): unknown {
  const kind = dice.below(depth === 0 ? 5 : 7);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return dice.chance(0.5);
    case 2:
      return dice.pick([0, -1, 1.5, 1e308, -0, 2 ** 53, 1, 12, 600]);
    case 3:
    case 4:
      return hostileText(dice);
    case 5:
      return Array.from({ length: dice.below(5) }, () => hostileJson(dice, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.below(5) }, () => [hostileText(dice), hostileJson(dice, depth - 1)]),
      );
  }
}

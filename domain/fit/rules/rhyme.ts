import type { Finding } from "#domain/fit/finding.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";

/** First name and surname that rhyme make a jingle of every roll call: Jane Lane. With a middle name it is heard less. Source 2 of judge-fit.ts. */
export function rhyme({ first, middles, surname }: NameParts): Finding | null {
  if (first === null || (surname === null && middles.length === 0)) return null;
  const all = [first, ...middles, ...(surname === null ? [] : [surname])];
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  const rhyming = pairs.filter(([one, other]) => rhymes(one.said, other.said));
  const [one, other] = rhyming.find((pair) => pair[1] === surname && pair[0] === first) ?? rhyming[0] ?? [];
  if (one === undefined || other === undefined)
    return about("pass", "rhymeNone", first, surname ?? first, false);
  const guessed = one.source === "guess" || other.source === "guess";
  const isDaily = one === first && other === surname;
  return about(
    isDaily && !guessed ? "caution" : "listen",
    isDaily ? "rhymeFull" : "rhymeMiddle",
    one,
    other,
    guessed,
  );
}

function about(
  verdict: Finding["verdict"],
  reason: Finding["reason"],
  one: NamePart,
  other: NamePart,
  guessed: boolean,
): Finding {
  return { rule: "rhyme", verdict, reason, facts: { one: one.written, other: other.written }, guessed };
}

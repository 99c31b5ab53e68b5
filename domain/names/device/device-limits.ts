import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { Span } from "#domain/names/browse/rules/spans.ts";
import { readPlainQuery } from "#domain/names/plain/plain-query.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** What a copy of the names cannot answer as the server would. */
type DeviceLimit =
  /** It knows each name's first origin alone. */
  | "first origin only"
  /** "like hazel" takes the records. */
  | "no likeness"
  /** It knows in which decades a name was popular, and no single years. */
  | "decades only"
  /** It does not know when a name peaked. */
  | "no peaks"
  /** It holds the collection and not the other names on record. */
  | "collection only";

/** What has to be said of an answer that came from the device; a draw is from the collection anyway. */
export function deviceLimits(
  { text, rules }: { readonly text: string; readonly rules: NameRules },
  themes: readonly Theme[],
): readonly DeviceLimit[] {
  const plain = readPlainQuery(text, themes);
  const limits: DeviceLimit[] = [];
  if (text.trim() !== "") limits.push("collection only");
  if (rules.origins.length > 0 || plain.rules.origins.length > 0) limits.push("first origin only");
  const isOfYears = ({ from, to }: Span) => from % 10 !== 0 || to % 10 !== 9;
  if ([...rules.eras, ...plain.rules.eras].some(isOfYears)) limits.push("decades only");
  if (rules.peaks.length + plain.rules.peaks.length > 0) limits.push("no peaks");
  if (plain.like.length > 0) limits.push("no likeness");
  return limits;
}

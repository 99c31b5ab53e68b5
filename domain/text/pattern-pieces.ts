/** One piece of a pattern's source: a class, an escape, the opening of a group, how often, or a letter. */
const PIECE =
  /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\u\{[^}]*\}|\\u[\da-f]{4}|\\.|\(\?(?:[:=!]|<[=!]|<[^>]*>)|\(|\)|\||(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/giu;

export function piecesOf(source: string): readonly string[] {
  return source.match(PIECE) ?? [];
}

/** What stands between the bars of a pattern that are in no group. */
export function alternativesOf(source: string): readonly string[] {
  const all = [""];
  let depth = 0;
  for (const piece of piecesOf(source)) {
    depth += piece.startsWith("(") ? 1 : piece === ")" ? -1 : 0;
    if (piece === "|" && depth === 0) all.push("");
    else all.push(`${all.pop() ?? ""}${piece}`);
  }
  return all;
}

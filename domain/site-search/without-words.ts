/** Words that lead to what was taken out, and say nothing at the end of a text. */
const DANGLING = /(?:^|\s+)(?:in|near|around|at|from|for|of|to|with|and)\s*$/i;

/** A text without words that were understood in it, which may stand in it with capitals, marks or an s; all of it where they are not found. */
export function withoutWords(text: string, understood: string): string {
  const wanted = understood.split(/\s+/).map(plain);
  const words = Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu));
  const start = words.findIndex((_, at) =>
    wanted.every((word, next) => isSame(plain(words[at + next]?.[0] ?? ""), word)),
  );
  const [first, last] = [words[start], words[start + wanted.length - 1]];
  if (understood === "" || first === undefined || last === undefined) return "";
  const left = `${text.slice(0, first.index).replace(DANGLING, " ")}${text.slice(last.index + last[0].length)}`;
  return left.replace(/\s+/g, " ").replace(DANGLING, "").trim();
}

function isSame(typed: string, understood: string): boolean {
  return typed === understood || typed === `${understood}s`;
}

function plain(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

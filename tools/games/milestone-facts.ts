import type { MilestoneFact } from "#domain/games/milestone-guessing-game/milestone-fact.ts";

/** Lines tagged so were not seen again in a source. */
const UNCHECKED = /\(K\b/;

/** Reads sections 1 and 2 of the facts; lines and lists that are tagged as unchecked are left out. */
export function readMilestoneFacts(facts: string): readonly MilestoneFact[] {
  let age: number | undefined;
  return facts.split("\n").flatMap((line): MilestoneFact[] => {
    if (line.startsWith("#")) {
      const months = UNCHECKED.test(line) ? undefined : /^### (\d+) months/.exec(line)?.[1];
      age = months === undefined ? undefined : Number(months);
      return [];
    }
    if (UNCHECKED.test(line)) return [];
    return age === undefined ? readWindow(line) : readChecklist(line, age);
  });
}

/** "- Social: calms when talked to; looks at your face". */
function readChecklist(line: string, age: number): MilestoneFact[] {
  const [, area = "", list = ""] = /^- (\w+): (.*)$/.exec(line) ?? [];
  return list
    .split(";")
    .map((what) => what.trim())
    .filter((what) => what !== "")
    .map((what): MilestoneFact => ({ from: "cdc", age, area: area.toLowerCase(), what }));
}

/** "- Standing alone 6.9-16.9 (mean 11.0). WHO 2006 (V)". */
function readWindow(line: string): MilestoneFact[] {
  const found = /^- (.+?) (\d+\.\d-\d+\.\d) \(mean (\d+\.\d)\).* WHO\b/.exec(line);
  if (found === null) return [];
  const [, what = "", window = "", mean = ""] = found;
  return [{ from: "who", age: Number(mean), window, what }];
}

import type { MilestoneFact } from "./milestone-fact.ts";

/** data/milestones/facts.tsv: source, age in months, area or window, what babies do. */
export function writeMilestoneTable(facts: readonly MilestoneFact[]): string {
  const lines = facts.map((fact) =>
    [fact.from, fact.age, fact.from === "who" ? fact.window : fact.area, fact.what].join("\t"),
  );
  return `${lines.join("\n")}\n`;
}

export function readMilestoneTable(table: string): readonly MilestoneFact[] {
  return table
    .trimEnd()
    .split("\n")
    .map((line): MilestoneFact => {
      const [from = "", age = "", third = "", what = ""] = line.split("\t");
      return from === "who"
        ? { from, age: Number(age), window: third, what }
        : { from: "cdc", age: Number(age), area: third, what };
    });
}

import { readFileSync } from "node:fs";

/** The servers of one that runs as several processes, by their ids. */
export function processesOf(primary: number): readonly number[] {
  const children = readFileSync(`/proc/${primary}/task/${primary}/children`, "utf8");
  return children
    .split(" ")
    .filter((id) => id !== "")
    .map(Number);
}

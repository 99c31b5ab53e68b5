import { learnTaste, NO_EVIDENCE } from "#domain/taste/learn-taste.ts";
import { table } from "#tools/bench/table.ts";
import { findHidden } from "./hidden-names.ts";
import { openShelf } from "./open-shelf.ts";
import { simulateUsers } from "./simulated-users.ts";

const USERS = 500;
const ANSWERS = 200;

/** What the model of taste finds, and what an answer costs. */
export function benchTaste(): string {
  const shelf = openShelf();
  const { byTaste, evenly } = simulateUsers(shelf, USERS, 1);
  const hidden = findHidden(shelf);
  const before = process.cpuUsage();
  learnTaste(
    shelf,
    { ...NO_EVIDENCE, liked: shelf.items.slice(0, ANSWERS).map(({ id }) => ({ id, isLoved: false })) },
    new Set(),
  );
  const spent = process.cpuUsage(before).user / 1000 / ANSWERS;
  const inHundred = (found: number) => `${((100 * found) / hidden.names).toFixed(1)} %`;
  return table([
    ["", "by taste", "otherwise"],
    [
      `likes of ${USERS} simulated users among cards 21 to 60`,
      `${byTaste}`,
      `${evenly}, dealt evenly (${(byTaste / evenly).toFixed(2)} times)`,
    ],
    [
      `${hidden.names} hidden names among the first 20`,
      inHundred(hidden.byTaste),
      `${inHundred(hidden.byBirths)} by births; ${inHundred(hidden.byBirthsOfSex)} by births in the same sex`,
    ],
    [`an answer learned, ${shelf.keys.length} features`, `${spent.toFixed(3)} ms of CPU`, ""],
  ]);
}

if (import.meta.main) console.log(benchTaste());

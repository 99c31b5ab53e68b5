import { countsLine } from "./counts-line.ts";
import type { Newsroom } from "#server/newsletter/issue/newsroom.ts";

/** Who subscribes and what was sent; of one issue also whom the mail server refused, and in which words. */
export async function status(newsroom: Newsroom, only: string | undefined): Promise<number> {
  const { subscribers, issues, deliveries } = newsroom;
  if (only !== undefined && (await issues.find(only)) === undefined) {
    console.error(`No issue ${only} was begun.`);
    return 1;
  }
  if (only === undefined) {
    const states = await subscribers.countByState();
    const parts = states.map(({ state, count }) => `${count} ${state}`);
    console.log(`Subscribers: ${parts.length === 0 ? "none" : parts.join(", ")}`);
  }
  for (const { id, begun_at } of await issues.list()) {
    if (only !== undefined && id !== only) continue;
    console.log(`${id}, begun ${begun_at}: ${countsLine(await deliveries.count(id))}`);
  }
  if (only === undefined) return 0;
  for (const { email, reply } of await deliveries.listRefused(only)) {
    console.log(`  ${email}: ${reply ?? "no words"}`);
  }
  return 0;
}

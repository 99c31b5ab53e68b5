import type { Desk } from "#server/desk/create-desk.ts";
import { type MissedSearch, missedSearches } from "#server/desk/parts/counts/missed-searches.ts";
import { type KeptVerdict, DIRECTORY_JOB, lastVerdict } from "#server/directory/directory-job.ts";
import { issuesIn } from "#server/newsletter/issue/read-issue.ts";
import type { Services } from "#server/services.ts";
import type { ContactMessage } from "#server/storage/contact-messages.ts";
import type { Waiting } from "#server/storage/desk/inbox-rows.ts";
import { issuesFolder } from "#server/desk/parts/newsletter/issues-folder.ts";
import { factsOf, type IssueFacts } from "#server/desk/parts/newsletter/issue-facts.ts";
import { type ServerFacts, serverFacts } from "#server/desk/parts/server/server-facts.ts";

const NEWEST = 3;

/** What the first page of the desk shows. */
export type TodayFacts = {
  readonly messages: Waiting;
  readonly corrections: Waiting;
  /** Of both, the newest. */
  readonly newest: readonly ContactMessage[];
  readonly subscribers: number;
  readonly issues: readonly { readonly id: string; readonly facts: IssueFacts }[];
  readonly directory: { readonly verdict: KeptVerdict; readonly checkedAt: string } | undefined;
  readonly server: ServerFacts;
  readonly errors: number;
  /** Searches that found nothing, those of most days first. */
  readonly missed: readonly MissedSearch[];
};

export async function todayFacts(
  desk: Desk,
  services: Pick<Services, "config" | "health" | "own">,
): Promise<TodayFacts> {
  const newsroom = await desk.newsroom();
  const files = issuesIn(issuesFolder(services.config));
  const [messages, corrections, waiting, reports, states, job, server] = await Promise.all([
    desk.inbox.count("waiting"),
    desk.inbox.count("corrections"),
    desk.inbox.list("waiting", 2 ** 31 - 1, NEWEST),
    desk.inbox.list("corrections", 2 ** 31 - 1, NEWEST),
    newsroom.subscribers.countByState(),
    desk.jobs.find(DIRECTORY_JOB),
    serverFacts(desk, services),
  ]);
  const verdict = lastVerdict(job);
  return {
    messages,
    corrections,
    newest: [...waiting, ...reports].toSorted((one, other) => other.number - one.number).slice(0, NEWEST),
    subscribers: states.find(({ state }) => state === "confirmed")?.count ?? 0,
    issues: await Promise.all(
      files.map(async ({ id }) => ({ id, facts: await factsOf(newsroom, desk.jobs, id) })),
    ),
    directory: verdict && { verdict, checkedAt: job?.ended_at ?? job?.begun_at ?? "" },
    server,
    errors: desk.errors.lastDay(),
    missed: (await missedSearches(desk)).slice(0, NEWEST),
  };
}

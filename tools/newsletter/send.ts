import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { issueLetters } from "#server/newsletter/issue/issue-letter.ts";
import type { Issue } from "#server/newsletter/issue/parse-issue.ts";
import { type RunEnd, sendIssue } from "#server/newsletter/issue/send-issue.ts";
import { countsLine, showProgress } from "./counts-line.ts";
import type { Newsroom } from "./open-newsletter.ts";

/** A run shows every two seconds that it is alive; ten seconds after the last sign another may go on. */
const LEASE_MS = 10_000;
const SIGN_MS = 2_000;
const PATIENCE_MS = 15_000;
/** Before a letter that did not go out is tried again. */
const PAUSE_MS = 5_000;

export type SendOptions = {
  readonly dryRun: boolean;
  readonly perMinute: number;
  readonly retryRefused: boolean;
};

const ENDS: Readonly<Record<Exclude<RunEnd, "done">, string>> = {
  failing: "Ten letters in a row did not go out: is the mail server there? Run the same command to go on.",
  refused:
    "Ten letters in a row were refused: perhaps it is us. See status; --retry-refused sends them again.",
  "another run": "Another run has taken over.",
};

/** Sends an issue to all who have confirmed, or goes on where an earlier run ended. */
export async function send(newsroom: Newsroom, issue: Issue, options: SendOptions): Promise<number> {
  const { config, issues, deliveries, mail } = newsroom;
  console.log(`${issue.id}: ${issue.subject}\n${mail.where}`);
  const missing = missingSettings(config);
  if (missing.length > 0) {
    console.error(
      `Not without ${missing.join(" and ")}: each letter must say who sends it, and links lead home.`,
    );
    return 1;
  }
  const begun = await issues.find(issue.id);
  if (options.dryRun) return describeRun(newsroom, issue, begun !== undefined);
  if (begun !== undefined && begun.text_hash !== issue.textHash) {
    console.log("The file has changed since this issue was begun: those who wait get it as it is now.");
  }

  await issues.begin(issue.id, issue.textHash);
  const runner = randomUUID();
  const hold = () => issues.hold(issue.id, runner, new Date(Date.now() + LEASE_MS));
  if (!(await holdPatiently(hold))) {
    console.error("Another run is sending this issue.");
    return 1;
  }
  const sign = setInterval(() => void hold().catch(() => {}), SIGN_MS).unref();
  try {
    await deliveries.tidy(issue.id, { refusedToo: options.retryRefused });
    const end = await sendIssue({
      issue: issue.id,
      runner,
      deliveries,
      transport: mail,
      letterFor: issueLetters(issue, newsroom.links, newsroom.sender),
      perMinute: options.perMinute,
      pauseMs: PAUSE_MS,
      isOurs: hold,
      onProgress: showProgress,
    });
    return report(await deliveries.count(issue.id), end);
  } finally {
    clearInterval(sign);
    await issues.release(issue.id, runner);
  }
}

function missingSettings({ smtpUrl, publicUrl, postalAddress }: Newsroom["config"]): readonly string[] {
  if (smtpUrl === undefined) return [];
  return [
    ...(publicUrl === undefined ? ["PUBLIC_URL"] : []),
    ...(postalAddress === undefined ? ["POSTAL_ADDRESS"] : []),
  ];
}

async function describeRun(newsroom: Newsroom, issue: Issue, begun: boolean): Promise<number> {
  if (begun) {
    console.log(`Begun before: ${countsLine(await newsroom.deliveries.count(issue.id))}.`);
  } else {
    const states = await newsroom.subscribers.countByState();
    const confirmed = states.find(({ state }) => state === "confirmed")?.count ?? 0;
    console.log(`Would go to ${confirmed} ${confirmed === 1 ? "subscriber" : "subscribers"}.`);
  }
  const { html = "", text } = issueLetters(
    issue,
    newsroom.links,
    newsroom.sender,
  )("nobody", "nobody@localhost");
  console.log(`HTML ${html.length} characters, text ${text.length}. Nothing was sent.`);
  return 0;
}

/** A run that was killed a moment ago still holds the issue: its last sign of life must grow old. */
async function holdPatiently(hold: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(500)) {
    if (await hold()) return true;
  }
  return hold();
}

function report(counts: Parameters<typeof countsLine>[0], end: RunEnd): number {
  console.log(`${countsLine(counts)}.`);
  if (end !== "done") {
    console.error(ENDS[end]);
    return 1;
  }
  if (counts.queued === 0) return 0;
  console.error("Some did not go out in three attempts. Run the same command to try them again.");
  return 1;
}

import { issueLetters } from "#server/newsletter/issue/issue-letter.ts";
import type { Newsroom } from "#server/newsletter/issue/newsroom.ts";
import type { Issue } from "#server/newsletter/issue/parse-issue.ts";
import { missingSettings, type RunResult, runIssue } from "#server/newsletter/issue/run-issue.ts";
import { countsLine, showProgress } from "./counts-line.ts";

type SendOptions = {
  readonly dryRun: boolean;
  readonly perMinute: number;
  readonly retryRefused: boolean;
};

const ENDS: Readonly<Record<Exclude<RunResult["end"], "done" | "held">, string>> = {
  failing: "Ten letters in a row did not go out: is the mail server there? Run the same command to go on.",
  refused:
    "Ten letters in a row were refused: perhaps it is us. See status; --retry-refused sends them again.",
  "another run": "Another run has taken over.",
  stopped: "Stopped. Run the same command to go on.",
};

/** Sends an issue to all who have confirmed, or goes on where an earlier run ended. */
export async function send(newsroom: Newsroom, issue: Issue, options: SendOptions): Promise<number> {
  const { config, issues, mail } = newsroom;
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
  return report(await runIssue(newsroom, issue, { ...options, onProgress: showProgress }));
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

function report({ counts, end }: RunResult): number {
  if (end === "held") {
    console.error("Another run is sending this issue.");
    return 1;
  }
  console.log(`${countsLine(counts)}.`);
  if (end !== "done") {
    console.error(ENDS[end]);
    return 1;
  }
  if (counts.queued === 0) return 0;
  console.error("Some did not go out in three attempts. Run the same command to try them again.");
  return 1;
}

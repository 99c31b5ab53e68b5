import { hash } from "node:crypto";
import { Hono } from "hono";
import { operatorAddress } from "#server/contact/operator-address.ts";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import type { Config } from "#server/config.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { pathOf } from "#server/desk/html/frame.ts";
import {
  backTo,
  type DeskBindings,
  type DeskContext,
  field,
  show,
  showMissing,
} from "#server/desk/http/desk-context.ts";
import { issueLetters } from "#server/newsletter/issue/issue-letter.ts";
import { issuesIn } from "#server/newsletter/issue/read-issue.ts";
import { DEFAULT_PER_MINUTE, missingSettings, runIssue } from "#server/newsletter/issue/run-issue.ts";
import { issueJobName } from "./newsletter/issue-job.ts";
import { factsOf } from "./newsletter/issue-facts.ts";
import { issuePage } from "./newsletter/issue-page.ts";
import { issuesFolder } from "./newsletter/issues-folder.ts";
import { issuesPage } from "./newsletter/issues-page.ts";

const PATH = pathOf("newsletter");
const ONE = `${PATH}/:issue{[a-z0-9-]+}`;
const MOST_PER_MINUTE = 6_000;
/** Of nobody: the way out of a preview leads nowhere. */
const NOBODY = "nobody";

/** The issues: to look at, to try, to send, to go on with. */
export function newsletterRoutes(
  desk: Pick<Desk, "newsroom" | "actions" | "work" | "jobs">,
  config: Config,
  folder = issuesFolder(config),
): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  /** Looked up among the files that are there: no path is made of what a request says. */
  const found = (context: DeskContext) =>
    issuesIn(folder).find(({ id }) => id === context.req.param("issue"));
  const issueIn = (context: DeskContext) => {
    const file = found(context);
    return file !== undefined && "issue" in file ? file.issue : undefined;
  };
  const previewOf = async (context: DeskContext) => {
    const issue = issueIn(context);
    if (issue === undefined) return undefined;
    const { links, sender } = await desk.newsroom();
    return issueLetters(issue, links, sender)(NOBODY, "nobody@localhost");
  };

  app.get(PATH, async (context) => {
    const newsroom = await desk.newsroom();
    const issues = await Promise.all(
      issuesIn(folder).map(async (file) => ({ file, facts: await factsOf(newsroom, desk.jobs, file.id) })),
    );
    return show(context, issuesPage(issues));
  });
  app.get(ONE, async (context) => {
    const file = found(context);
    if (file === undefined) return showMissing(context);
    const newsroom = await desk.newsroom();
    const facts = await factsOf(newsroom, desk.jobs, file.id);
    return show(
      context,
      issuePage(context.get("seen"), file, facts, {
        missing: missingSettings(config),
        testTo: operatorAddress(config),
      }),
    );
  });
  app.get(`${ONE}/letter`, async (context) => {
    const letter = await previewOf(context);
    if (letter?.html === undefined) return showMissing(context);
    const styles = Array.from(
      letter.html.matchAll(/<style>(.*?)<\/style>/gs),
      ([, css = ""]) => `'sha256-${hash("sha256", css, "base64")}'`,
    );
    // As a mail program shows it: its own styles, and nothing that runs or leads out of a frame.
    const policy = `default-src 'none'; style-src ${styles.join(" ")}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation`;
    return context.html(letter.html, 200, { "content-security-policy": policy });
  });
  app.get(`${ONE}/text`, async (context) => {
    const letter = await previewOf(context);
    return letter === undefined ? showMissing(context) : context.text(letter.text);
  });
  app.post(`${ONE}/test`, async (context) => {
    const issue = issueIn(context);
    if (issue === undefined) return showMissing(context);
    const path = `${PATH}/${issue.id}`;
    const address = readEmailAddress(field(context, "to"));
    if (address === undefined) return backTo(context, path, "invalid-address");
    const { links, sender, mail } = await desk.newsroom();
    const outcome = await mail.send(issueLetters(issue, links, sender)(NOBODY, address.typed));
    await desk.actions.add("test sent", issue.id);
    return backTo(context, path, outcome.kind === "sent" ? "test-sent" : "test-failed");
  });
  app.post(`${ONE}/send`, async (context) => {
    const issue = issueIn(context);
    if (issue === undefined) return showMissing(context);
    const path = `${PATH}/${issue.id}`;
    if (field(context, "sure") !== "yes") return backTo(context, path, "not-sure");
    if (missingSettings(config).length > 0) return backTo(context, path);
    const newsroom = await desk.newsroom();
    const asked = Math.trunc(Number(field(context, "per-minute")));
    const perMinute = asked >= 1 && asked <= MOST_PER_MINUTE ? asked : DEFAULT_PER_MINUTE;
    const retryRefused = field(context, "retry") === "yes";
    const begun = await desk.work.begin(issueJobName(issue.id), async (tick, signal) => {
      const { end } = await runIssue(newsroom, issue, {
        perMinute,
        retryRefused,
        signal,
        onProgress: ({ queued, sending, sent, refused }) =>
          tick(sent + refused, queued + sending + sent + refused),
      });
      return { end };
    });
    if (begun === undefined) return backTo(context, path, "running");
    await desk.actions.add("issue sent", issue.id);
    return backTo(context, path, "sending");
  });
  return app;
}

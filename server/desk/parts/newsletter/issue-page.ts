import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { form, type Html, panel, pathOf, rows, type Seen } from "#server/desk/html/frame.ts";
import { counted, fill } from "#server/desk/html/wording.ts";
import type { FoundIssue } from "#server/newsletter/issue/read-issue.ts";
import { DEFAULT_PER_MINUTE } from "#server/newsletter/issue/run-issue.ts";
import type { IssueFacts } from "./issue-facts.ts";
import { countsOf, stateOf } from "./issues-page.ts";

const words = DESK_PART_WORDS.newsletter;

type Settings = {
  /** Settings without which nothing is sent. */
  readonly missing: readonly string[];
  /** Where tests go unless somebody says otherwise. */
  readonly testTo: string | undefined;
};

/** One issue: how far it is, and what can be done with it. */
export function issuePage(seen: Seen, file: FoundIssue, facts: IssueFacts, settings: Settings) {
  const title = "issue" in file ? file.issue.subject : file.id;
  const main =
    "fault" in file
      ? html`<h1>${title}</h1>
          <p class="dk-lead at">${fill(words.fault, { fault: file.fault })}</p>`
      : html`<h1>${title}</h1>
          ${body(seen, file.issue, facts, settings)}`;
  return { title, main, part: "newsletter" } as const;
}

type Issue = Extract<FoundIssue, { issue: unknown }>["issue"];

function body(seen: Seen, issue: Issue, facts: IssueFacts, { missing, testTo }: Settings): Html {
  const path = `${pathOf("newsletter")}/${issue.id}`;
  const hasChanged =
    facts.textHash !== undefined && facts.textHash !== issue.textHash && facts.state !== "sent";
  return html`<div class="desk">
      ${panel(
        words.state,
        html`${rows([
          [issue.id, stateOf(facts)],
          ...(facts.lastEnd === undefined ? [] : [["", words.ends[facts.lastEnd]] as const]),
        ])}
        ${facts.state === "sending" ? progress(path, facts) : ""}
        ${hasChanged ? html`<p class="dk-lead">${words.changed}</p>` : ""}`,
        "",
        "w6",
      )}
      ${panel(
        words.preview,
        html`<p class="btn-row">
            <a class="btn" href="${path}/letter">${words.preview}</a
            ><a class="btn" href="${path}/text">${words.text}</a>
          </p>
          ${form(
            seen,
            `${path}/test`,
            html`<div class="field">
                <label for="to">${words.testTo}</label
                ><input
                  class="input"
                  id="to"
                  name="to"
                  type="text"
                  inputmode="email"
                  autocomplete="email"
                  value="${testTo ?? ""}"
                  required
                />
              </div>
              <button class="btn">${words.test}</button>`,
            "dk-form",
          )}`,
        "",
        "w6",
      )}
    </div>
    ${facts.state === "sending" || (facts.state === "sent" && facts.counts.refused === 0) ? "" : sending(seen, path, facts, missing)}
    ${facts.refused.length === 0 ? "" : refusedList(facts)}`;
}

function progress(path: string, { counts }: IssueFacts): Html {
  const done = counts.sent + counts.refused;
  const all = done + counts.queued + counts.sending;
  return html`<p id="sending" class="dk-lead num">${countsOf(counts)}</p>
    <progress aria-labelledby="sending" value="${String(done)}" max="${String(Math.max(all, 1))}"></progress>
    <p class="btn-row"><a class="btn" href="${path}">${words.look}</a></p>`;
}

function sending(seen: Seen, path: string, facts: IssueFacts, missing: readonly string[]): Html {
  const isNew = facts.state === "draft";
  const title = isNew ? words.send : words.resume;
  if (missing.length > 0)
    return panel(
      title,
      html`<p class="dk-lead at">${fill(words.missing, { settings: missing.join(" and ") })}</p>`,
      "",
      "dk-gap",
    );
  const lead = isNew
    ? fill(words.sendLead, { count: counted(facts.confirmed, words.subscriber) })
    : words.resumeLead;
  const fields = html`<div class="field">
      <label for="per-minute">${words.perMinute}</label
      ><input
        class="input"
        id="per-minute"
        name="per-minute"
        type="number"
        min="1"
        max="6000"
        value="${String(DEFAULT_PER_MINUTE)}"
      />
    </div>
    ${facts.counts.refused === 0 ? "" : html`<label class="dk-check"><input type="checkbox" name="retry" value="yes" />${words.retry}</label>`}
    <label class="dk-check"><input type="checkbox" name="sure" value="yes" required />${words.sure}</label>
    <button class="btn btn-primary">${title}</button>`;
  return panel(
    title,
    html`<p class="dk-lead">${lead}</p>
      ${form(seen, `${path}/send`, fields, "dk-form")}`,
    "",
    "dk-gap",
  );
}

function refusedList({ refused }: IssueFacts): Html {
  const lines = refused.map(
    ({ email, reply }) => html`<li><span>${email}</span><span class="quiet">${reply ?? ""}</span></li>`,
  );
  return panel(
    words.refused,
    html`<ul>
      ${lines}
    </ul>`,
    "",
    "dk-gap",
  );
}

import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { pathOf } from "#server/desk/html/frame.ts";
import { fill } from "#server/desk/html/wording.ts";
import type { FoundIssue } from "#server/newsletter/issue/read-issue.ts";
import type { DeliveryCounts } from "#server/storage/deliveries.ts";
import { ISSUES_FOLDER } from "./issues-folder.ts";
import type { IssueFacts } from "./issue-facts.ts";

const words = DESK_PART_WORDS.newsletter;

type Listed = { readonly file: FoundIssue; readonly facts: IssueFacts };

/** All issues, the newest first. */
export function issuesPage(issues: readonly Listed[]) {
  const lines = issues.map(
    ({ file, facts }) =>
      html`<li>
        <span
          ><a href="${pathOf("newsletter")}/${file.id}"><b>${file.id}</b></a>
          <span class="quiet"
            >${"issue" in file ? file.issue.subject : fill(words.fault, { fault: file.fault })}</span
          ></span
        ><span class="quiet num">${stateOf(facts)}</span>
      </li>`,
  );
  const main = html`<h1>${words.title}</h1>
    <p class="dk-lead">${fill(words.lead, { folder: ISSUES_FOLDER })}</p>
    <div class="pan dk-gap">
      ${
        lines.length === 0
          ? html`<p>${words.none}</p>`
          : html`<ul>
              ${lines}
            </ul>`
      }
    </div>`;
  return { title: words.title, main, part: "newsletter" } as const;
}

/** "Sent", or how far it is. */
export function stateOf({ state, counts }: IssueFacts): string {
  return state === "draft" ? words.draft : `${words[state]}: ${countsOf(counts)}`;
}

export function countsOf({ queued, sending, sent, refused }: DeliveryCounts): string {
  const waiting = queued + sending;
  return fill(words.counts, { sent, all: sent + refused + waiting, refused, waiting });
}

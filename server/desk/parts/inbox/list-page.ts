import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { exportButtons } from "#server/desk/html/export-buttons.ts";
import { form, type Html, panel, pathOf, type Seen } from "#server/desk/html/frame.ts";
import { fill, shortDayOf } from "#server/desk/html/wording.ts";
import { reportTitle } from "#server/contact/report-text.ts";
import type { ContactMessage } from "#server/storage/contact-messages.ts";
import { INBOX_PARTS, type InboxPart } from "#server/storage/desk/inbox-rows.ts";

const words = DESK_PART_WORDS.inbox;
const PATH = pathOf("inbox");

/** A part of the inbox, the newest first. */
export function inboxPage(
  seen: Seen,
  part: InboxPart,
  messages: readonly ContactMessage[],
  hasMore: boolean,
) {
  const last = messages.at(-1);
  const main = html`<h1>${words.title}</h1>
    <nav class="dk-tabs" aria-label="${words.title}">
      ${INBOX_PARTS.map(
        (each) =>
          html`<a class="btn" href="${PATH}?show=${each}" ${each === part ? html` aria-current="page"` : ""}
            >${words.parts[each]}</a
          >`,
      )}
    </nav>
    <div class="pan dk-gap">
      ${
        messages.length === 0
          ? html`<p>${words.empty}</p>`
          : html`<ul>
              ${messages.map((message) => html`<li>${lineOf(message)}</li>`)}
            </ul>`
      }
    </div>
    ${hasMore && last !== undefined ? html`<p class="btn-row"><a class="btn" href="${PATH}?show=${part}&before=${String(last.number)}">${words.older}</a></p>` : ""}
    ${panel(words.export, form(seen, `${PATH}/export`, exportButtons(), "btn-row"), "", "dk-gap")}`;
  return { title: words.title, main, part: "inbox" } as const;
}

/** What a message is about, as a link to it, from whom and when. */
export function lineOf(message: ContactMessage): Html {
  const { number, received_at, name, done_at, answered_at } = message;
  const state = answered_at ?? done_at;
  const day = shortDayOf(state ?? received_at);
  const phrase = state === null ? "{day}" : answered_at === null ? words.listed.done : words.listed.answered;
  return html`<span
      ><a href="${PATH}/${String(number)}"><b>${titleOf(message)}</b></a
      >${name === "" ? "" : html` <span class="quiet">${fill(words.from, { name })}</span>`}</span
    ><span class="quiet num">${fill(phrase, { day })}</span>`;
}

export function titleOf({ subject, report }: Pick<ContactMessage, "subject" | "report">): string {
  return report === null ? subject : fill(words.correction, { title: reportTitle(report) });
}

import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { LONGEST_ANSWER } from "#server/contact/answer-message.ts";
import { reportText } from "#server/contact/report-text.ts";
import { form, type Html, pathOf, type Seen } from "#server/desk/html/frame.ts";
import { fill, timeOf } from "#server/desk/html/wording.ts";
import type { ContactMessage } from "#server/storage/contact-messages.ts";
import { titleOf } from "./list-page.ts";

const words = DESK_PART_WORDS.inbox;

/** An answer that did not go out: what was typed, and the code of why. */
type Unsent = { readonly typed: string; readonly said: string };

/** One message, and what can be done with it. */
export function messagePage(seen: Seen, message: ContactMessage, unsent?: Unsent) {
  const { number, name, email, message: text, report } = message;
  const path = `${pathOf("inbox")}/${number}`;
  const title = titleOf(message);
  const waits = message.done_at === null;
  const main = html`<h1>${title}</h1>
    <p class="dk-lead">
      ${report === null ? html`${name} · ` : ""}${email === "" ? "" : html`${email} · `}${factsOf(message)}
    </p>
    <div class="dk-words">${report === null ? text : reportText(report, email)}</div>
    ${report === null ? "" : html`<p class="dk-lead">${words.propose}<br /><code class="dk-command">npm run collection -- propose ${String(number)}</code></p>`}
    ${email === "" ? html`<p class="dk-lead">${words.noAddress}</p>` : answering(seen, path, message, unsent)}
    ${waits ? form(seen, `${path}/done`, html`<button class="btn">${words.markDone}</button>`, "btn-row") : ""}
    <details>
      <summary>${words.delete}</summary>
      <p class="dk-lead">${words.deleteLead}</p>
      ${form(
        seen,
        `${path}/delete`,
        html`<button class="btn" name="sure" value="yes">${words.deleteForever}</button>`,
        "btn-row",
      )}
    </details>`;
  return { title, main, part: "inbox", ...(unsent === undefined ? {} : { said: unsent.said }) } as const;
}

function factsOf({ received_at, mailed_at, done_at, answered_at }: ContactMessage): string {
  return [
    fill(words.came, { day: timeOf(received_at) }),
    mailed_at === null ? words.notMailed : fill(words.mailed, { day: timeOf(mailed_at) }),
    ...(answered_at === null ? [] : [fill(words.answered, { day: timeOf(answered_at) })]),
    ...(done_at === null || done_at === answered_at ? [] : [fill(words.done, { day: timeOf(done_at) })]),
  ].join(" · ");
}

function answering(
  seen: Seen,
  path: string,
  { email, done_at, answered_at }: ContactMessage,
  unsent?: Unsent,
): Html {
  const fields = html`<input type="hidden" name="seen" value="${done_at ?? ""}" />
    <div class="field">
      <label for="answer">${fill(words.answerTo, { address: email })}</label
      ><textarea
        class="input"
        id="answer"
        name="answer"
        aria-describedby="answer-hint"
        maxlength="${String(LONGEST_ANSWER)}"
        required
      >
${unsent?.typed ?? ""}</textarea>
      <p class="hint" id="answer-hint">${fill(words.answerHint, { count: LONGEST_ANSWER })}</p>
    </div>
    <button class="btn btn-primary">${words.send}</button>`;
  const answerForm = form(seen, `${path}/answer`, fields, "dk-form");
  if (answered_at === null || unsent !== undefined)
    return html`<h2 class="dk-gap">${words.answer}</h2>
      ${answerForm}`;
  return html`<details>
    <summary>${words.again}</summary>
    ${answerForm}
  </details>`;
}

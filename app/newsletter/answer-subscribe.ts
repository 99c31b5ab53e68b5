import { data, redirect } from "react-router";
import type { NewsletterService } from "#domain/newsletter/newsletter.ts";
import { LONGEST_EMAIL } from "#domain/newsletter/email-address.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import { readForm } from "#app/forms/read-form.ts";
import { cameFrom } from "#app/site/came-from.ts";
import { tokenIn } from "#app/site/form-token.tsx";
import { withNotice } from "#app/site/faults/form-notice-words.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Where the form goes without JavaScript; also a page of its own. */
const PAGE = PATHS.subscribe;

/** Answers the form: back to where it was sent from; a fault is told on this page, beside the field. */
export async function answerSubscribe(
  newsletter: Pick<NewsletterService, "subscribe">,
  request: Request,
  origin: string,
) {
  const form = await readForm(request);
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed : "";
  // Longer than any address: what was meant is to be seen, not all of it sent back.
  const shown = email.slice(0, LONGEST_EMAIL * 2);
  const outcome = await newsletter.subscribe(email, tokenIn(form));
  switch (outcome.kind) {
    case "accepted":
      return redirect(withNotice(cameFrom(request, origin, PAGE), "subscribed"), 303);
    case "invalid":
      return data({ email: shown, message: outcome.message }, { status: 400 });
    case "too many": {
      const { seconds } = outcome;
      return data(
        { email: shown, message: waitMessage(seconds) },
        { status: 429, headers: { "retry-after": String(seconds) } },
      );
    }
  }
}

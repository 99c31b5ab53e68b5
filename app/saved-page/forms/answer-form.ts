import { data, redirect } from "react-router";
import type { SavedListSession } from "#domain/saved-names/visit.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { FormOutcome } from "./change-by-form.ts";
import { rowId } from "#app/saved-page/row-id.ts";
import { cameFrom } from "#app/site/came-from.ts";
import { withNotice } from "#app/site/faults/form-notice-words.ts";

const PAGE = PATHS.saved;

/** Answers a form: back to where it was sent from, so that a reload does not send it again. Faults are thrown. */
export function answerForm(
  outcome: FormOutcome,
  visit: Pick<SavedListSession, "cookies">,
  request: Request,
  origin: string,
): Response {
  const response = redirect(placeAfter(outcome, pageBefore(request, origin)), 303);
  for (const cookie of visit.cookies()) response.headers.append("set-cookie", cookie);
  // What earlier pages, their worker and the browser itself have kept is beyond the reach of a page without JavaScript.
  // Browsers heed it on https and on localhost only: elsewhere there is no worker either.
  if (outcome.kind === "forgotten") response.headers.set("clear-site-data", '"cache", "storage"');
  return response;
}

function placeAfter(outcome: FormOutcome, from: string): string {
  switch (outcome.kind) {
    case "changed":
      return from;
    case "saved":
    case "removed":
      return withNotice(from, outcome.kind, outcome.place);
    case "changed row":
      return `${PAGE}#${rowId(outcome.nameId)}`;
    case "merged": {
      const { added, alreadySaved, refused, unknown } = outcome.result;
      return `${PAGE}?added=${added}&there=${alreadySaved}&refused=${refused}&unknown=${unknown}`;
    }
    case "ask whether to forget":
      return `${PAGE}?forget=ask`;
    case "forgotten":
      return `${PAGE}?forget=done`;
    case "fault":
      throw data(outcome.message, {
        status: outcome.status,
        ...(outcome.seconds === undefined ? {} : { headers: { "retry-after": String(outcome.seconds) } }),
      });
  }
}

/** The page of ours that sent the form. The list itself opens without what its address said before. */
function pageBefore(request: Request, origin: string): string {
  const from = cameFrom(request, origin, PAGE);
  return from.startsWith(`${PAGE}?`) ? PAGE : from;
}

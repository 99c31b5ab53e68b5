import { data, redirect } from "react-router";
import { readForm } from "#app/forms/read-form.ts";

/** The part of an address in which a page tells what came of its button. The token is left out: it has done its work. */
const OUTCOME = "outcome";

type Outcomes = readonly string[];

type Shown<Known extends Outcomes> = {
  /** "ask": nothing is done yet, and the button would do it. */
  readonly shown: Known[number] | "ask";
  readonly status: 200 | 404;
};

/** What the page of a letter's link shows: what its button has done, or would do. The first outcome is the wanted one. */
export async function readLink<const Known extends Outcomes>(
  request: Request,
  outcomes: Known,
  preview: (token: string) => Promise<Known[number]>,
): Promise<Shown<Known>> {
  const query = new URL(request.url).searchParams;
  const told = outcomes.find((outcome) => outcome === query.get(OUTCOME));
  const shown = told ?? (await preview(query.get("token") ?? ""));
  if (told === undefined && shown === outcomes[0]) return { shown: "ask", status: 200 };
  return { shown, status: shown === "unknown" ? 404 : 200 };
}

/** Does what the button asks for, and leads to the same page without the token. */
export async function followLink(
  request: Request,
  follow: (token: string) => Promise<string>,
): Promise<Response> {
  if (request.method !== "POST")
    throw data("This page takes its button only.", { status: 405, headers: { allow: "GET, HEAD, POST" } });
  // Its button is a form without fields: whatever else is sent was not meant for it.
  await readForm(request);
  const { pathname, searchParams } = new URL(request.url);
  return redirect(`${pathname}?${OUTCOME}=${await follow(searchParams.get("token") ?? "")}`, 303);
}

import type { RouterContextProvider } from "react-router";
import { sendParts } from "#app/head/page-parts.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { curveParts } from "./curve-html.ts";

type Shown = { readonly names: readonly NameSummary[]; readonly years: Years };

/** Gives the curves of names to the page that is rendered. Says whether its data must carry them: those that the router fetches. */
export function sendCurves(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { names, years }: Shown,
): boolean {
  return sendParts(context, request, curveParts(names, years)) !== null;
}

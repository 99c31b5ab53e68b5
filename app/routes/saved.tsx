import { useRouteError } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { answerForm } from "#app/saved-names/forms/answer-form.ts";
import { changeByForm } from "#app/saved-names/forms/change-by-form.ts";
import { SavedFault } from "#app/saved-names/page/saved-fault.tsx";
import { SavedPage } from "#app/saved-names/page/saved-page.tsx";
import { origin, visit } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/saved";

// There is no loader: the root's brings the list with the first page, the query cache has it from then on, and a tap on
// "Saved" works offline.

/** The forms of the save buttons and of this page, for taps before hydration and browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const browser = context.get(visit);
  const outcome = await changeByForm(await request.formData(), browser);
  return answerForm(outcome, browser, request, context.get(origin));
}

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ ...PAGES.saved, origin: root.loaderData.origin });

export default function Saved() {
  return <SavedPage />;
}

export function ErrorBoundary() {
  return <SavedFault error={useRouteError()} />;
}

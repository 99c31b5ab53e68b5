import { data, useRouteError } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { likeAnswer } from "#domain/names/like/like-answer.ts";
import { LIKE_COUNT } from "#domain/names/like/like-limits.ts";
import { LikeSection } from "#app/names/like/like-section.tsx";
import { ASKED } from "#app/names/like/use-like-names.ts";
import { readForm } from "#app/forms/read-form.ts";
import { answerForm } from "#app/saved-page/forms/answer-form.ts";
import { changeByForm } from "#app/saved-page/forms/change-by-form.ts";
import { listOrAway } from "#app/saved-names/list-or-away.ts";
import { SavedFault } from "#app/saved-page/saved-fault.tsx";
import { SavedPage } from "#app/saved-page/saved-page.tsx";
import { services, storage } from "#app/screen-context.ts";
import { fullTitle } from "#app/site/full-title.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { LikesSay } from "#app/taste/likes-say.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/saved";

/** Names like the list, where the address asks for them. The list itself comes with the root's loader; without it, this page is none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const head = pageMeta({ ...PAGES.saved, origin: context.get(services).origin });
  const { searchParams } = new URL(request.url);
  const browser = context.get(services).savedList;
  if (!browser.known) return { head, like: null };
  const list = await listOrAway(browser);
  if (list === "away") return data({ head, like: null }, { status: 503 });
  if (searchParams.get(ASKED.name) !== ASKED.value) return { head, like: null };
  const ids = list.map(({ nameId }) => nameId);
  return { head, like: likeAnswer(context.get(services).names, ids, LIKE_COUNT) };
}

/** Nothing is fetched for a tap on "Saved": it works offline. Who asks for names like the list asks the API. */
export function clientLoader() {
  return { head: [{ title: fullTitle(TITLES.saved) }], like: null };
}

/** The forms of the save buttons and of this page, for taps before hydration and browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") {
    throw data("This page takes forms that are sent with POST, and no other change.", {
      status: 405,
      headers: { allow: "GET, HEAD, POST" },
    });
  }
  const browser = context.get(storage).savedList;
  const outcome = await changeByForm(await readForm(request), browser);
  return answerForm(outcome, browser, request, context.get(services).origin);
}

export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Saved({ loaderData }: Route.ComponentProps) {
  return (
    <SavedPage>
      <LikeSection sent={loaderData.like} />
      <LikesSay />
    </SavedPage>
  );
}

export function ErrorBoundary() {
  return <SavedFault error={useRouteError()} />;
}

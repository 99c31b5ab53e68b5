import { data } from "react-router";
import { UNSUBSCRIBE_PAGE } from "#content/site/newsletter-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { followLink, readLink } from "#app/newsletter/answer-link.ts";
import { LetterPage } from "#app/newsletter/letter-page.tsx";
import { services, storage } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/unsubscribe";

const OUTCOMES = ["unsubscribed", "already", "unknown"] as const;

/** Where the last line of every letter leads to. Looked at, it changes nothing; its button ends the letter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { preview } = context.get(storage).newsletter;
  const { shown, status } = await readLink(request, OUTCOMES, preview.unsubscribe);
  const head = pageMeta({
    ...PAGES.unsubscribe,
    title: UNSUBSCRIBE_PAGE[shown].title,
    origin: context.get(services).origin,
  });
  return data({ shown, head }, { status, headers: { "cache-control": "private, no-store" } });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, context.get(storage).newsletter.unsubscribe);

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function LeaveLetter({ loaderData: { shown } }: Route.ComponentProps) {
  return <LetterPage words={UNSUBSCRIBE_PAGE[shown]} />;
}

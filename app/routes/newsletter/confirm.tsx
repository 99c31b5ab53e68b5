import { data } from "react-router";
import { CONFIRM_PAGE } from "#content/site/newsletter-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { followLink, readLink } from "#app/newsletter/answer-link.ts";
import { LetterPage } from "#app/newsletter/letter-page.tsx";
import { services, storage } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/confirm";

const OUTCOMES = ["confirmed", "already", "expired", "unknown"] as const;

/** Where the letter that asks leads to. Looked at, it changes nothing; its button confirms. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { preview } = context.get(storage).newsletter;
  const { shown, status } = await readLink(request, OUTCOMES, preview.confirm);
  const head = pageMeta({
    ...PAGES.confirm,
    title: CONFIRM_PAGE[shown].title,
    origin: context.get(services).origin,
  });
  return data({ shown, head }, { status, headers: { "cache-control": "private, no-store" } });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  followLink(request, context.get(storage).newsletter.confirm);

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ConfirmLetter({ loaderData: { shown } }: Route.ComponentProps) {
  return <LetterPage words={CONFIRM_PAGE[shown]} />;
}

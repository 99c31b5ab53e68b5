import { data } from "react-router";
import { SUBSCRIBE_PAGE } from "#content/site/newsletter-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { answerSubscribe } from "#app/newsletter/answer-subscribe.ts";
import { LetterFrame } from "#app/newsletter/letter-page.tsx";
import { NewsletterCard } from "#app/newsletter/newsletter-card.tsx";
import { services, storage } from "#app/screen-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/subscribe";

export const loader = ({ context }: Route.LoaderArgs) => ({
  head: pageMeta({ ...PAGES.subscribe, origin: context.get(services).origin }),
});

/** The forms of the letter, for taps before hydration and browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") {
    throw data("This page takes its form only.", { status: 405, headers: { allow: "GET, HEAD, POST" } });
  }
  return answerSubscribe(context.get(storage).newsletter, request, context.get(services).origin);
}

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function SubscribeToLetter({ actionData }: Route.ComponentProps) {
  return (
    <LetterFrame>
      <h1>{TITLES.subscribe}</h1>
      <NewsletterCard text={SUBSCRIBE_PAGE.text} refused={actionData} />
    </LetterFrame>
  );
}

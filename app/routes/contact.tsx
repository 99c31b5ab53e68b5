import { data } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { answerContact } from "#app/contact/answer-contact.ts";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { ContactScreen } from "#app/contact/contact-screen.tsx";
import { readPrefill } from "#app/contact/prefill.ts";
import { services, storage } from "#app/screen-context.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/contact";

const CRUMBS = [
  { name: "Home", path: "/" },
  { name: TITLES.contact, path: PATHS.contact },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const site = context.get(services).origin;
  const page = { ...PAGES.contact, origin: site };
  return {
    prefill: readPrefill(searchParams, site),
    email: context.get(services).contactEmail,
    head: pageMeta({ ...page, search, jsonLd: pageJsonLd(page, CRUMBS, "ContactPage") }),
  };
}

/** The form, for a tap before hydration and browsers without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") {
    throw data("This page takes its form only.", { status: 405, headers: { allow: "GET, HEAD, POST" } });
  }
  return answerContact(context.get(storage).contact, request);
}

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Contact({ loaderData: { prefill, email }, actionData }: Route.ComponentProps) {
  return (
    <ContactScreen email={email}>
      {/* A subject from the address opens the form anew. */}
      <ContactForm key={prefill.subject + prefill.message} prefill={prefill} answered={actionData} />
    </ContactScreen>
  );
}

import { data, href } from "react-router";
import { CORRECTIONS } from "#content/names/corrections.ts";
import { PAGES } from "#content/site/pages.ts";
import { REPORT_LIMITS } from "#domain/contact/name-report.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { answerReport, SENT } from "#app/names/corrections/answer-report.ts";
import { buildCorrectionsView } from "#app/names/corrections/build-corrections-view.ts";
import { CorrectionsScreen } from "#app/names/corrections/corrections-screen.tsx";
import { ReportForm } from "#app/names/corrections/report-form.tsx";
import { services, storage } from "#app/screen-context.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/names-corrections";

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const { names, origin } = context.get(services);
  const page = { ...PAGES.corrections, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: page.label, path: page.path },
  ];
  const asked = (searchParams.get("name") ?? "").slice(0, REPORT_LIMITS.name);
  const id = readNameId(asked);
  return {
    name: (id === undefined ? undefined : names.summary(id)?.name) ?? asked,
    isSent: searchParams.has(SENT),
    corrections: buildCorrectionsView(CORRECTIONS),
    head: pageMeta({ ...page, search, jsonLd: pageJsonLd(page, crumbs) }),
  };
}

/** The form, with JavaScript and without. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") {
    throw data("This page takes its form only.", { status: 405, headers: { allow: "GET, HEAD, POST" } });
  }
  return answerReport(context.get(storage).contact, request);
}

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isSent, corrections } = loaderData;
  return (
    <CorrectionsScreen corrections={corrections}>
      {/* Another name from the address opens the form anew. */}
      <ReportForm key={name} name={name} isSent={isSent} answered={actionData} />
    </CorrectionsScreen>
  );
}

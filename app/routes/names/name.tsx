import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { SEND_TEXT, SEND_TO_SOMEONE } from "#content/name-page/section-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import "#app/ads/ad-slot.css";
import { reportAboutName, sourceForName } from "#app/names/about-data/report-link.ts";
import { sendParts } from "#app/head/page-parts.ts";
import { buildNameView } from "#app/names/page/build-name-view.ts";
import { headWords } from "#app/names/page/head/head-words.ts";
import { nameFactsHtml, nameMeta, PART_OF_FACTS } from "#app/names/page/head/name-meta.ts";
import { NameScreen } from "#app/names/page/name-screen.tsx";
import { readSlug } from "#app/names/page/read-slug.ts";
import { isUnknownName, unknownName } from "#app/names/page/unknown-name.ts";
import { UnknownNameScreen } from "#app/names/page/unknown-name-screen.tsx";
import { services } from "#app/screen-context.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { ErrorScreen } from "#app/site/faults/error-screen.tsx";
import type { Route } from "./+types/name";

/** Names on a page beside its own, chosen by all that they share. */
const LIKE_THIS = 8;

export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const asked = readSlug(params.slug, (id) => book.summary(id) !== undefined);
  if (asked.kind === "moved") {
    throw redirect(`${href("/names/:slug", { slug: asked.id })}${new URL(request.url).search}`, 308);
  }
  const page = asked.kind === "page" ? book.page(asked.id) : undefined;
  if (page === undefined) throw data(unknownName(book, asked.kind === "page" ? asked.id : asked.text), 404);
  const address = `${context.get(services).origin}${href("/names/:slug", { slug: page.id })}`;
  const letters = {
    report: reportAboutName(page.summary.name, page.id),
    source: sourceForName(context.get(services).contactEmail, page.summary.name, address),
  };
  const others = { like: book.like([page.id], LIKE_THIS), ...book.neighbours(page.summary) };
  const { places, world } = context.get(services);
  const { words, parts } = buildNameView(page, others, letters, {
    names: book,
    places: places(),
    world: world(),
  });
  const { origin } = context.get(services);
  const named = { babyName: words.babyName, head: headWords(page) };
  const facts = { [PART_OF_FACTS]: nameFactsHtml(named, origin) };
  return {
    words,
    parts: sendParts(context, request, { ...parts, ...facts }),
    title: named.head.title,
    head: nameMeta(named, origin),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Name({ loaderData: { words, parts, title } }: Route.ComponentProps) {
  const { babyName } = words;
  return (
    // A page of its own for each name: an open table or a chosen measure does not stay open on the next one.
    <NameScreen key={babyName.id} words={words} parts={parts} ad={<AdSlot place="name" size="lead" />}>
      <SharePanel
        title={title}
        path={href("/names/:slug", { slug: babyName.id })}
        heading={fillIn(SEND_TO_SOMEONE, { name: babyName.name })}
        text={SEND_TEXT}
      />
      <HtmlPart as="div" name={PART_OF_FACTS} parts={parts} />
    </NameScreen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && isUnknownName(error.data) ? (
    <UnknownNameScreen unknown={error.data} />
  ) : (
    <ErrorScreen error={error} />
  );
}

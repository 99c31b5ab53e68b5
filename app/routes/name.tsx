import { data, href, isRouteErrorResponse, redirect } from "react-router";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { reportAboutName } from "#app/names/about-data/report-link.ts";
import { composeNameScreen } from "#app/names/page/compose-name-screen.ts";
import { nameJsonLd } from "#app/names/page/json-ld.ts";
import { NameScreen } from "#app/names/page/name-screen.tsx";
import { readSlug } from "#app/names/page/read-slug.ts";
import { isUnknownName, unknownName } from "#app/names/page/unknown-name.ts";
import { UnknownNameScreen } from "#app/names/page/unknown-name-screen.tsx";
import { contactEmail, nameBook, origin } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { ErrorScreen } from "#app/site/error-screen.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { pictureOfName } from "#app/site/shared-picture.ts";
import type { Route } from "./+types/name";

/** Names on a page beside its own, chosen by all that they share. */
const LIKE_THIS = 8;

export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(nameBook);
  const asked = readSlug(params.slug, (id) => book.summary(id) !== undefined);
  if (asked.kind === "moved") {
    throw redirect(`${href("/names/:slug", { slug: asked.id })}${new URL(request.url).search}`, 308);
  }
  const page = asked.kind === "page" ? book.page(asked.id) : undefined;
  if (page === undefined) throw data(unknownName(book, asked.kind === "page" ? asked.id : asked.text), 404);
  const address = `${context.get(origin)}${href("/names/:slug", { slug: page.id })}`;
  return composeNameScreen(
    page,
    book.like([page.id], LIKE_THIS),
    reportAboutName(context.get(contactEmail), page.summary.name, address),
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (loaderData === undefined) return [];
  const { babyName, head, meaning, curve, years } = loaderData;
  const { origin: site } = root.loaderData;
  const path = href("/names/:slug", { slug: babyName.id });
  const jsonLd = nameJsonLd({
    ...head,
    origin: site,
    path,
    name: babyName.name,
    gloss: babyName.curated ? meaning.gloss : null,
    csv: curve === null ? null : href("/names/:slug/births.csv", { slug: babyName.id }),
    years,
  });
  // A name without an entry has no picture of its own.
  const picture = babyName.curated ? pictureOfName(babyName.id, babyName.name) : undefined;
  return pageMeta({ ...head, origin: site, path, picture, jsonLd });
};

export default function Name({ loaderData }: Route.ComponentProps) {
  const { babyName, head } = loaderData;
  return (
    // A page of its own for each name: an open table or a chosen measure does not stay open on the next one.
    <NameScreen key={babyName.id} words={loaderData} ad={<AdSlot place="name" size="lead" />}>
      <SharePanel
        title={head.title}
        path={href("/names/:slug", { slug: babyName.id })}
        heading={`Send ${babyName.name} to someone`}
        text="The link carries this name and nothing about you."
      />
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

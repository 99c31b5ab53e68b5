import { href } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { readCountries } from "#domain/compare/countries/countries-request.ts";
import { CountriesScreen } from "#app/compare/countries/countries-screen.tsx";
import { buildCountriesView } from "#app/compare/countries/countries-view.ts";
import { PART_OF_PANELS, PART_OF_ROWS, PART_OF_YEARS } from "#app/compare/countries/part-names.ts";
import { sendParts } from "#app/head/page-parts.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/countries";

export function loader({ context, request }: Route.LoaderArgs) {
  const { names, compare, world, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const books = { names, compare: compare(), world: world() };
  const { words, html } = buildCountriesView(books, readCountries(searchParams));
  const page = { ...PAGES.countries, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: COMPARE_PAGE.crumb, path: PAGES.compare.path },
    { name: COUNTRIES_PAGE.crumb, path: page.path },
  ];
  const title = words.isExample || words.title === "" ? page.title : `${words.title} in other countries`;
  const parts =
    html === null
      ? {}
      : { [PART_OF_PANELS]: html.panels, [PART_OF_ROWS]: html.rows, [PART_OF_YEARS]: html.years };
  return {
    words,
    parts: sendParts(context, request, parts),
    head: pageMeta({ ...page, title, search, jsonLd: pageJsonLd(page, crumbs) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CompareCountries({ loaderData: { words, parts } }: Route.ComponentProps) {
  return (
    <CountriesScreen key={words.query} words={words} parts={parts}>
      <SharePanel
        {...COUNTRIES_PAGE.share}
        title={words.title === "" ? TITLES.countries : words.title}
        path={`${PATHS.countries}${words.query}`}
      />
    </CountriesScreen>
  );
}

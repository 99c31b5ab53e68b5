import { PAGES } from "#content/site/pages.ts";
import type { Endpoint } from "#server/api/endpoint.ts";

/** The addresses that are made of data, and the files, as app/routes.ts has them; a test holds them to it. */
const OF_DATA = [
  "/templates/{id}",
  "/{section}/{article}",
  "/parent-directory/resources.csv",
  "/parent-directory/resources.json",
  "/names/lists/{list}",
  "/names/lists/{list}/{of}",
  "/names/lists/{list}/names.csv",
  "/names/lists/{list}/{of}/names.csv",
  "/names/states/{state}",
  "/names/states/{state}/names.csv",
  "/names/{slug}",
  "/names/{slug}/births.csv",
  "/names/forecast/forecasts.csv",
  "/names/through-time/figures.csv",
  "/compare/figures.csv",
  "/compare/chart.svg",
  "/compare/countries/figures.csv",
  "/saved/file",
] as const;

const OF_THE_SERVER = [
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/ads.txt",
  "/api/openapi.json",
  "/embed/names/{slug}",
  "/data/{file}",
] as const;

/** All addresses of the site as templates. */
export function siteTemplates(endpoints: readonly Endpoint[]): readonly string[] {
  return [
    ...Object.values(PAGES).map(({ path }) => path),
    ...OF_DATA,
    ...OF_THE_SERVER,
    ...endpoints.map(({ description }) => description.path),
  ];
}

import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { PAGES } from "#content/site/pages.ts";

/** Addresses below these have their routes in a folder of that name. */
const FOLDERS: ReadonlySet<string> = new Set(["compare", "newsletter"]);

/** Every page that has a row: "/names/map" is shown by routes/names-map.tsx, "/newsletter/subscribe" by routes/newsletter/subscribe.tsx. */
const pages = Object.values(PAGES).map(({ path }) =>
  path === "/" ? index("routes/home.tsx") : route(path.slice(1), fileOf(path)),
);

/** All addresses of the site, but for the API. */
export default [
  ...pages,
  route("templates/:id", "routes/template.tsx"),
  route(":section/:article", "routes/articles/own-article.tsx"),
  route("parent-directory/resources.csv", "routes/files/parent-directory-csv.ts"),
  route("parent-directory/resources.json", "routes/files/parent-directory-json.ts"),
  route("names/lists/:list/:of?", "routes/names/name-list.tsx"),
  route("names/lists/:list/:of?/names.csv", "routes/files/name-list-csv.ts"),
  route("names/states/:state", "routes/names/name-state.tsx"),
  route("names/states/:state/names.csv", "routes/files/name-state-csv.ts"),
  route("names/:slug", "routes/names/name.tsx"),
  route("names/:slug/births.csv", "routes/files/name-births.ts"),
  route("names/forecast/forecasts.csv", "routes/files/forecasts-csv.ts"),
  route("names/through-time/figures.csv", "routes/files/through-time-csv.ts"),
  route("compare/figures.csv", "routes/files/compare-figures.ts"),
  route("compare/chart.svg", "routes/files/compare-chart.ts"),
  route("compare/countries/figures.csv", "routes/files/compare-countries-csv.ts"),
  route("saved/file", "routes/files/saved-file.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

function fileOf(path: string): string {
  const [section = "", ...below] = path.slice(1).split("/");
  const joint = FOLDERS.has(section) && below.length > 0 ? "/" : "-";
  return `routes/${[section, ...below].join(joint)}.tsx`;
}

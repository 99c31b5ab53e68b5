import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The table of contents of the site. */
export default [
  index("routes/home.tsx"),
  route("names", "routes/names.tsx"),
  route("names/about-the-data", "routes/about-the-data.tsx"),
  route("names/lists", "routes/name-lists.tsx"),
  route("names/lists/:list/:of?", "routes/name-list.tsx"),
  route("names/lists/:list/:of?/names.csv", "routes/name-list-csv.ts"),
  route("names/:slug", "routes/name.tsx"),
  route("names/:slug/births.csv", "routes/name-births.ts"),
  route("saved", "routes/saved.tsx"),
  route("saved/file", "routes/saved-file.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

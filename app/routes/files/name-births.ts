import { href, redirect } from "react-router";
import { fileResponse, noFile } from "#app/http/file-response.ts";
import { birthsCsv } from "#app/names/page/curve/births-csv.ts";
import { readSlug } from "#app/names/page/read-slug.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-births";

/** All figures of a name as a file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const asked = readSlug(params.slug, (id) => book.summary(id) !== undefined);
  if (asked.kind === "moved") return redirect(href("/names/:slug/births.csv", { slug: asked.id }), 308);

  const page = asked.kind === "page" ? book.page(asked.id) : undefined;
  if (page === undefined || (page.girl === null && page.boy === null))
    return noFile("There are no birth records of this name.");
  return fileResponse(`${page.id}-births-${page.firstYear}-${page.lastYear}.csv`, birthsCsv(page));
}

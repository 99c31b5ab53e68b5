import { href, redirect } from "react-router";
import { birthsCsv } from "#app/names/page/births-csv.ts";
import { readSlug } from "#app/names/page/read-slug.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-births";

/** All figures of a name as a file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const asked = readSlug(params.slug, (id) => book.summary(id) !== undefined);
  if (asked.kind === "moved") return redirect(href("/names/:slug/births.csv", { slug: asked.id }), 308);

  const page = asked.kind === "page" ? book.page(asked.id) : undefined;
  if (page === undefined || (page.girl === null && page.boy === null)) {
    return new Response("There are no birth records of this name.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
    });
  }
  return new Response(birthsCsv(page), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${page.id}-births-${page.firstYear}-${page.lastYear}.csv"`,
      "cache-control": "public, max-age=3600, s-maxage=86400",
      "x-robots-tag": "noindex",
    },
  });
}

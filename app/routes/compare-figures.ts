import { figuresCsv } from "#app/compare/figures-csv.ts";
import { wordsAt } from "#app/compare/read-address.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/compare-figures";

/** What a chart of names shows, as a file. */
export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsAt(
    { names: context.get(services).names, compare: context.get(services).compare() },
    request.url,
  );
  return new Response(figuresCsv(words), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${words.files.name}.csv"`,
      "cache-control": "public, max-age=3600, s-maxage=86400",
      "x-robots-tag": "noindex",
    },
  });
}

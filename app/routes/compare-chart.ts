import { chartSvg } from "#app/compare/chart-svg.ts";
import { wordsAt } from "#app/compare/read-address.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/compare-chart";

/** A chart of names as a picture. */
export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsAt(
    { names: context.get(services).names, compare: context.get(services).compare() },
    request.url,
  );
  return new Response(chartSvg(words), {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-disposition": `attachment; filename="${words.files.name}.svg"`,
      "content-security-policy": "default-src 'none'",
      "cache-control": "public, max-age=3600, s-maxage=86400",
      "x-robots-tag": "noindex",
    },
  });
}

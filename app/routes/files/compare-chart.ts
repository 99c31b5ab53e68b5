import { chartSvg } from "#app/compare/chart/chart-svg.ts";
import { wordsAt } from "#app/compare/read-address.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/compare-chart";

/** A chart of names as a picture. */
export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsAt(
    { names: context.get(services).names, compare: context.get(services).compare() },
    request.url,
  );
  return fileResponse(`${words.files.name}.svg`, chartSvg(words), {
    headers: { "content-security-policy": "default-src 'none'" },
  });
}

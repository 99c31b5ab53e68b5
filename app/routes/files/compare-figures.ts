import { figuresCsv } from "#app/compare/figures-csv.ts";
import { wordsAt } from "#app/compare/read-address.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/compare-figures";

/** What a chart of names shows, as a file. */
export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsAt(
    { names: context.get(services).names, compare: context.get(services).compare() },
    request.url,
  );
  return fileResponse(`${words.files.name}.csv`, figuresCsv(words));
}

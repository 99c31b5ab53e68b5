import { fileResponse } from "#app/http/file-response.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/forecasts-csv";

/** All forecasts of the newest records, as they were committed. */
export function loader({ context }: Route.LoaderArgs) {
  const { edition, csv } = context.get(services).forecasts();
  return fileResponse(`name-forecasts-${edition.lastYear}.csv`, csv);
}

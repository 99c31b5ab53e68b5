import { fileResponse, noFile } from "#app/http/file-response.ts";
import { readFirstYear } from "#app/names/places/map-request.ts";
import { stateFile } from "#app/names/places/state-csv.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-state-csv";

/** The top 100 of a state as a file, of the newest years or of a decade. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const { names, places, stateRanks } = context.get(services);
  const from = readFirstYear(new URL(request.url).searchParams);
  const file = stateFile({ names, places: places(), stateRanks }, params.state, from);
  return file === null
    ? noFile("We have no file for this state or decade.")
    : fileResponse(file.name, file.csv);
}

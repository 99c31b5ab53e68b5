import { fileResponse, noFile } from "#app/http/file-response.ts";
import { stateFile } from "#app/names/places/state-csv.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-state-csv";

/** The top 100 of a state as a file. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { names, places } = context.get(services);
  const file = stateFile({ names, places: places() }, params.state);
  return file === null ? noFile("There is no such state.") : fileResponse(file.name, file.csv);
}

import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { readTimeRequest } from "#domain/names/through-time/time-request.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { timeCsv, timeFileName } from "#app/names/through-time/time-csv.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/through-time-csv";

/** What the chart of every name shows, as a file. */
export function loader({ context, request }: Route.LoaderArgs) {
  const asked = readTimeRequest(new URL(request.url).searchParams);
  const bands = unpackBands(context.get(services).throughTime().bands(asked));
  return fileResponse(timeFileName(asked), timeCsv(bands));
}

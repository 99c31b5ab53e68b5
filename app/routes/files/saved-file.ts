import { utcDay } from "#domain/text/day.ts";
import { listFile, listFileName } from "#domain/saved-names/list-file.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { LIST_FORMAT } from "#app/saved-page/list-format.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/saved-file";

/** The list as a file, for browsers without JavaScript; the others make it themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const browser = context.get(services).savedList;
  const savedOn = utcDay(new Date());
  const file = listFile(LIST_FORMAT, savedOn, await browser.list());
  const response = fileResponse(listFileName(savedOn), JSON.stringify(file, null, 2), {
    cacheControl: "private, no-store",
    headers: { "x-content-type-options": "nosniff" },
  });
  for (const cookie of browser.cookies()) response.headers.append("set-cookie", cookie);
  return response;
}

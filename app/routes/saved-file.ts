import { listFile, listFileName } from "#domain/saved-names/list-file.ts";
import { LIST_FORMAT } from "#app/saved-names/page/list-format.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/saved-file";

/** The list as a file, for browsers without JavaScript; the others make it themselves. */
export async function loader({ context }: Route.LoaderArgs) {
  const browser = context.get(services).savedList;
  const savedOn = new Date().toISOString().slice(0, 10);
  const file = listFile(LIST_FORMAT, savedOn, await browser.list());
  const response = new Response(JSON.stringify(file, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${listFileName(savedOn)}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    },
  });
  for (const cookie of browser.cookies()) response.headers.append("set-cookie", cookie);
  return response;
}

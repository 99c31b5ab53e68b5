import { listFile } from "#app/names/lists/list-file.ts";
import { readListAddress } from "#app/names/lists/read-list-address.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-list-csv";

/** A list as a file: what its table shows. A year without a list is not given another year's file. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const query = new URL(request.url).searchParams;
  const address = readListAddress(params.list, params.of, query, book.edition);
  const file = address?.unknownYear === null ? listFile(book, address.request) : null;
  if (file === null) {
    return new Response("There is no such list.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
    });
  }
  return new Response(file.csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file.name}"`,
      "cache-control": "public, max-age=3600, s-maxage=86400",
      "x-robots-tag": "noindex",
    },
  });
}

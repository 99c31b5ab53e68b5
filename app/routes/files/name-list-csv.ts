import { fileResponse, noFile } from "#app/http/file-response.ts";
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
  return file === null ? noFile("There is no such list.") : fileResponse(file.name, file.csv);
}

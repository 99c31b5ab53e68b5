import { redirect } from "react-router";
import { fileResponse, noFile } from "#app/http/file-response.ts";
import { listFile } from "#app/names/lists/list-file.ts";
import { csvPath } from "#app/names/lists/list-path.ts";
import { movedTo, readListAddress } from "#app/names/lists/read-list-address.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/name-list-csv";

/** A list as a file: what its table shows. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const query = new URL(request.url).searchParams;
  const address = readListAddress(params.list, params.of, query, book.edition);
  if (address?.kind === "moved") throw redirect(csvPath(address.request), movedTo(address).status);
  const file = address?.kind === "list" ? listFile(book, address.request) : null;
  return file === null ? noFile("We have no list at this address.") : fileResponse(file.name, file.csv);
}

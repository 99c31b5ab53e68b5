import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SITE_COPY_PATH } from "#app/offline/names-copy-path.ts";
import { openBooks } from "#server/open-books.ts";
import { copySite } from "#server/site-search/open-site-search.ts";

/** Lays the pages of the site with their index beside the client's files, for devices to search. */
export async function writeSiteCopy(folder: string): Promise<void> {
  const { names, articles, texts } = openBooks();
  const copy = copySite({ names, articles: articles(), texts: texts() });
  await writeFile(join(folder, SITE_COPY_PATH), JSON.stringify(copy));
}

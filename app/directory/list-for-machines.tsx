import type { Listing } from "#domain/directory/listing.ts";
import { useRootData } from "#app/root-data.ts";
import { organizationList } from "#app/site/json-ld/directory.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** The list as structured data. It stands beside the list, made of the same, so that it is not sent as data of the head, too. */
export function ListForMachines({ listings }: { readonly listings: readonly Listing[] }) {
  const origin = useRootData()?.origin ?? "";
  const list = organizationList(`${origin}${PATHS.directory}`, listings);
  const text = JSON.stringify({ "@context": "https://schema.org", ...list }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

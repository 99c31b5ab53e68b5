import { use } from "react";
import type { Filters } from "#domain/directory/filters.ts";
import { CrisisStrip } from "#app/site/crisis/crisis-strip.tsx";
import { Directory } from "./directory.tsx";
import type { Listings, NoListings } from "./cached-listings.ts";
import { ListFailed } from "./list-failed.tsx";

type Props = { readonly coming: Promise<Listings | NoListings>; readonly filters: Filters };

/** The list once it has come, or what can be done when it has not: what stands around it stays in any case. */
export function ArrivingDirectory({ coming, filters }: Props) {
  const come = use(coming);
  if (!("error" in come)) return <Directory listings={come} filters={filters} />;
  return (
    <>
      <CrisisStrip />
      <ListFailed failure={come} />
    </>
  );
}

import { useRef } from "react";
import { countListings } from "#domain/directory/counters.ts";
import type { Filters } from "#domain/directory/filters.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { CrisisStrip } from "#app/site/crisis/crisis-strip.tsx";
import { CategoryDrawings } from "./category-mark.tsx";
import { CardIcons } from "./card-icon.tsx";
import { Counters } from "./counters.tsx";
import { FilterCard } from "./filter-card.tsx";
import { FoundResources } from "./found-resources.tsx";

type Props = { readonly listings: readonly Listing[]; readonly filters: Filters };

/** What is asked, whom to call at once, those that meet what is asked, and all organizations counted. */
export function Directory({ listings, filters }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <CategoryDrawings />
      <CardIcons />
      <FilterCard filters={filters} onShow={() => heading.current?.focus()} />
      <CrisisStrip />
      <FoundResources listings={listings} filters={filters} heading={heading} />
      <Counters {...countListings(listings)} />
    </>
  );
}

import type { RefObject } from "react";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { writeFilters } from "#domain/directory/filter-query.ts";
import { type Filters, findListings, nationalBeside } from "#domain/directory/filters.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ListingCard } from "./listing-card.tsx";
import { NoResources } from "./no-resources.tsx";
import { ShortCard } from "./short-card.tsx";
import { TakeAlong } from "./take-along.tsx";
import "./found-resources.css";

const { beside } = DIRECTORY_PAGE;

type Props = {
  readonly listings: readonly Listing[];
  readonly filters: Filters;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** What is found, and below it, for one state, what serves the whole US. */
export function FoundResources({ listings, filters, heading }: Props) {
  const found = findListings(listings, filters);
  const national = nationalBeside(listings, filters);
  const words = `${found.length} ${found.length === 1 ? DIRECTORY_PAGE.foundOne : DIRECTORY_WORDING.found}`;
  return (
    <>
      <section className="dir-found" aria-labelledby="found">
        <div className="ruled sec-head">
          <h2 ref={heading} id="found" tabIndex={-1} className="num">
            {words}
          </h2>
          {found.length === 0 ? null : <TakeAlong query={writeFilters(filters)} />}
        </div>
        <p className="vh" role="status">
          {words}
        </p>
        {found.length === 0 ? <NoResources /> : <Cards listings={found} />}
      </section>
      {national.length === 0 ? null : (
        <section className="dir-found" aria-labelledby="national">
          <SectionHead id="national" title={beside.title.replace("{state}", filters.state)} />
          <p className="dir-beside quiet">{beside.text}</p>
          <Cards listings={national} />
        </section>
      )}
    </>
  );
}

/** So many cards are whole in the page as it is sent: more than anybody has passed before the page is alive. */
const WHOLE = 24;

/**
 * In the page as it is sent, the cards far below are in short, each a link to its whole self, so that a page is not three
 * times as heavy for what is seldom looked at. Once the page is alive all of them are whole.
 */
function Cards({ listings }: { readonly listings: readonly Listing[] }) {
  const whole = useHydrated() ? listings.length : WHOLE;
  return (
    <ul className="dir-cards">
      {listings.map((listing, place) =>
        place < whole ? (
          <ListingCard key={listing.id} listing={listing} />
        ) : (
          <ShortCard key={listing.id} listing={listing} />
        ),
      )}
    </ul>
  );
}

import type { Listing } from "#domain/directory/listing.ts";
import { writeFilters } from "#domain/directory/filter-query.ts";
import { NO_FILTERS } from "#domain/directory/filters.ts";
import { locationLine } from "#domain/directory/location-line.ts";
import { phoneLink } from "#domain/directory/phone.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { CategoryMark } from "./category-mark.tsx";
import { anchorOf } from "./listing-path.ts";

/** An organization in short: who it is, what it does, where, and its number. Its name leads to all that is said of it. */
export function ShortCard({ listing }: { readonly listing: Listing }) {
  const { name, category, description, contact } = listing;
  const { phone } = contact;
  return (
    <li id={anchorOf(listing)} className="dir-card">
      <CategoryMark category={category} />
      <h3>
        <a href={`${PATHS.directory}${writeFilters({ ...NO_FILTERS, search: name })}`} rel="nofollow">
          {name}
        </a>
      </h3>
      <div className="dir-body">
        <p>{description}</p>
        <p className="quiet">
          {phone === undefined ? locationLine(listing) : `${locationLine(listing)}, `}
          {phone === undefined ? null : <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      </div>
    </li>
  );
}

import { DIRECTORY_PAGE } from "#content/site/directory-page.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { contactPath } from "#app/site/contact-path.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** The place of a listing on the page. */
export function anchorOf({ id }: Pick<Listing, "id">): string {
  return `listing-${id}`;
}

/** The page, at one listing. */
function listingPath(listing: Pick<Listing, "id">): string {
  return `${PATHS.directory}#${anchorOf(listing)}`;
}

/** The contact form, begun with what the report is about. */
export function reportPath(listing: Pick<Listing, "id" | "name">): string {
  const subject = DIRECTORY_PAGE.reportSubject.replace("{name}", listing.name);
  return `${contactPath(subject, listingPath(listing))}#write`;
}

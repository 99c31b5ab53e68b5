import { memo } from "react";
import { Link } from "react-router";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { monthWords } from "#domain/locale/dates.ts";
import type { Listing } from "#domain/directory/listing.ts";
import { locationLine } from "#domain/directory/location-line.ts";
import { phoneLink } from "#domain/directory/phone.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Badges } from "./badges.tsx";
import { CardIcon } from "./card-icon.tsx";
import { CategoryMark } from "./category-mark.tsx";
import { anchorOf, reportPath } from "./listing-path.ts";
import "./listing-card.css";

const { where, checked, report } = DIRECTORY_PAGE;

/** An organization: who it is, what it does for whom, and how to reach it. */
export const ListingCard = memo(function ListingCard({ listing }: { readonly listing: Listing }) {
  const { name, category, description, services, ageGroups, checkedOn } = listing;
  return (
    <li id={anchorOf(listing)} className="dir-card">
      <CategoryMark category={category} />
      <h3>{name}</h3>
      <div className="dir-body">
        <Badges listing={listing} />
        <p>{description}</p>
        <dl>
          <Tags label={DIRECTORY_WORDING.services} tags={services} />
          <Tags label={DIRECTORY_WORDING.ageGroups} tags={ageGroups} />
          <dt>{where}</dt>
          <dd>{locationLine(listing)}</dd>
        </dl>
        <Ways listing={listing} />
        <p className="dir-checked">
          {`${checked.replace("{month}", monthWords(checkedOn))} `}
          <Link to={reportPath(listing)} rel="nofollow" className="noprint" discover="none">
            {report}
            <span className="vh">{` ${fillIn(DIRECTORY_PAGE.withName, { name })}`}</span>
          </Link>
        </p>
      </div>
    </li>
  );
});

function Tags({ label, tags }: { readonly label: string; readonly tags: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ul className="dir-tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** Where a press leads: the phone first, under the thumb. */
function Ways({ listing: { name, contact } }: { readonly listing: Listing }) {
  const { phone, website, email } = contact;
  return (
    <p className="dir-ways">
      {phone === undefined ? null : (
        <a className="btn btn-primary num" href={phoneLink(phone)}>
          <CardIcon of="phone" />
          {phone}
        </a>
      )}
      {website === undefined ? null : (
        <a className="btn dir-site" href={website} target="_blank" rel="noreferrer">
          {DIRECTORY_WORDING.visitWebsite}
          <span className="vh">{` ${fillIn(DIRECTORY_PAGE.ofName, { name })} (${DIRECTORY_PAGE.newTab})`}</span>
          <CardIcon of="site" />
        </a>
      )}
      {email === undefined ? null : (
        <a className="btn dir-mail" href={`mailto:${email}`} data-address={email}>
          <CardIcon of="mail" />
          {DIRECTORY_PAGE.email}
        </a>
      )}
    </p>
  );
}

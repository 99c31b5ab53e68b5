import { Link, useLocation } from "react-router";
import { ADVERTISEMENT } from "#content/ads/ad-words.ts";
import type { AdPlace } from "#domain/ads/ad-provider.ts";
import { useRootData } from "#app/root-data.ts";
import { houseLineFor } from "./house-line.ts";
import { ProvidedAd } from "./provided-ad.tsx";

type Props = {
  readonly place: AdPlace;
  /** "lead" is 728 × 90, on phones 300 × 250; "rect" is always 300 × 250. */
  readonly size: "lead" | "rect";
};

/** A place for an advertisement. Its box has its size from the start, so that nothing moves; with nobody to fill it, a line of our own. */
export function AdSlot({ place, size }: Props) {
  const provider = useRootData()?.ads;
  const slot = provider?.slots[place];
  const house = <HouseLine />;
  return (
    <section className={`ad ad-${size}`} aria-label={ADVERTISEMENT} tabIndex={-1}>
      <small>{ADVERTISEMENT}</small>
      <div className="ad-box">
        {provider === undefined || provider === null || slot === undefined ? (
          house
        ) : (
          <ProvidedAd provider={provider} slot={slot}>
            {house}
          </ProvidedAd>
        )}
      </div>
    </section>
  );
}

function HouseLine() {
  const line = houseLineFor(useLocation().pathname);
  return line === undefined ? null : (
    <p className="house">
      {`${line.text} `}
      <Link to={line.href} discover="none">
        {line.link}
      </Link>
    </p>
  );
}

import { NoAdsHere } from "#app/ads/no-ads-here.tsx";
import { CrawlTimer } from "#app/crawling-baby/crawl-timer.tsx";
import { InstallEntry } from "#app/install/install-entry.tsx";

/** What belongs to every page and to no page's reading. */
export function LateParts() {
  return (
    <>
      <CrawlTimer />
      <InstallEntry />
      <NoAdsHere />
    </>
  );
}

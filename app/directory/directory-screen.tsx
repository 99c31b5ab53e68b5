import { memo, type ReactNode, Suspense } from "react";
import { href } from "react-router";
import { DIRECTORY_PAGE, DIRECTORY_WORDING } from "#content/site/directory-page.ts";
import { SCENE_WORDS } from "#content/site/scene-words.ts";
import { readFilters, writeFilters } from "#domain/directory/filter-query.ts";
import type { Filters } from "#domain/directory/filters.ts";
import scene from "#app/drawings/scenes/help-at-night.svg?url";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Scene } from "#app/ui/scenes/scene.tsx";
import { AboutDirectory } from "./about-directory.tsx";
import { ArrivingDirectory } from "./arriving-directory.tsx";
import { CrisisStrip } from "#app/site/crisis/crisis-strip.tsx";
import { Directory } from "./directory.tsx";
import type { Listings, NoListings } from "./cached-listings.ts";
import { LoadingResources } from "./loading-resources.tsx";
import "./directory-end.css";
import "./directory.css";

type Props = {
  /** On their way, when another page of ours has led here. */
  readonly listings: Listings | Promise<Listings | NoListings>;
  readonly filters: Filters;
  /** The share block. */
  readonly children: ReactNode;
};

/** Whom to turn to: two questions, the answer beneath them, and only then what the directory is. */
export function DirectoryScreen({ listings, filters, children }: Props) {
  return (
    <>
      <main id="main" className="dir">
        <div className="shell">
          <h1 className="dir-title">{DIRECTORY_WORDING.title}</h1>
          <ListPart listings={listings} query={writeFilters(filters)} />
          <div className="dir-lead">
            <p className="quiet">{DIRECTORY_PAGE.lead}</p>
            <Scene href={scene} alt={SCENE_WORDS.directory} />
          </div>
          <AboutDirectory />
        </div>
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.directory} />
      </main>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={DIRECTORY_PAGE.crumb} />
    </>
  );
}

type ListProps = Pick<Props, "listings"> & { readonly query: string };

/**
 * A page that the server has written stays as it is while its list is fetched: React makes it alive in its place. It would
 * give that up for any news, so there is none as long as the same is asked.
 */
const ListPart = memo(function ListPart({ listings, query }: ListProps) {
  const filters = readFilters(new URLSearchParams(query));
  return (
    <Suspense
      fallback={
        <>
          <CrisisStrip />
          <LoadingResources />
        </>
      }
    >
      {listings instanceof Promise ? (
        <ArrivingDirectory coming={listings} filters={filters} />
      ) : (
        <Directory listings={listings} filters={filters} />
      )}
    </Suspense>
  );
});

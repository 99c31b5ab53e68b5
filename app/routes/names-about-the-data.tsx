import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import { href } from "react-router";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { ABOUT_THE_DATA } from "#content/site/about-the-data.ts";
import { PAGES } from "#content/site/pages.ts";
import { AboutDataScreen } from "#app/names/about-data/about-data-screen.tsx";
import { buildAboutDataView } from "#app/names/about-data/build-about-data-view.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/names-about-the-data";

const PAGE = PAGES.aboutTheData;

export function loader({ context }: Route.LoaderArgs) {
  const book = context.get(services).names;
  const site = context.get(services).origin;
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: "About the data", path: PAGE.path },
  ];
  return {
    head: pageMeta({ ...PAGE, origin: site, jsonLd: pageJsonLd({ ...PAGE, origin: site }, crumbs) }),
    share: ABOUT_THE_DATA.share,
    words: buildAboutDataView({
      collection: book.collectionFigures,
      edition: book.edition,
      families: RECORDS === US_RECORDS ? SOUND_FAMILIES.length : 0,
      contactEmail: context.get(services).contactEmail,
      address: `${site}${PAGE.path}`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AboutTheData({ loaderData: { words, share } }: Route.ComponentProps) {
  return (
    <AboutDataScreen words={words}>
      <SharePanel {...share} path={PATHS.aboutTheData} />
    </AboutDataScreen>
  );
}

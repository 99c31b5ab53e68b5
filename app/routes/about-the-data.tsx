import { href } from "react-router";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { ABOUT_THE_DATA } from "#content/site/about-the-data.ts";
import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import { AboutDataScreen } from "#app/names/about-data/about-data-screen.tsx";
import { composeAboutData } from "#app/names/about-data/compose-about-data.ts";
import { contactEmail, nameBook, origin } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import type { Route } from "./+types/about-the-data";

const PAGE = PAGES.aboutTheData;

export function loader({ context }: Route.LoaderArgs) {
  const book = context.get(nameBook);
  return {
    share: ABOUT_THE_DATA.share,
    words: composeAboutData({
      collection: book.collectionFigures,
      edition: book.edition,
      families: SOUND_FAMILIES.length,
      contactEmail: context.get(contactEmail),
      address: `${context.get(origin)}${PAGE.path}`,
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => {
  const { origin: site } = root.loaderData;
  const item = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: `${site}${path}`,
  });
  return pageMeta({
    ...PAGE,
    origin: site,
    jsonLd: [
      {
        "@type": "BreadcrumbList",
        itemListElement: [item(1, "Names", href("/")), item(2, "About the data", PAGE.path)],
      },
      {
        "@type": "WebPage",
        url: `${site}${PAGE.path}`,
        name: PAGE.title,
        description: PAGE.description,
        inLanguage: "en-US",
        isPartOf: { "@type": "WebSite", name: BRAND.name, url: `${site}/` },
      },
    ],
  });
};

export default function AboutTheData({ loaderData: { words, share } }: Route.ComponentProps) {
  return (
    <AboutDataScreen words={words}>
      <SharePanel {...share} path={PAGE.path} />
    </AboutDataScreen>
  );
}

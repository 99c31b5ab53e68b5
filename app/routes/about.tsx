import { SHARE_ARTICLES } from "#content/site/article-pages.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { loadText } from "#app/texts/load-text.ts";
import { textMeta } from "#app/texts/text-meta.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/about";

export const loader = (route: Route.LoaderArgs) => loadText(route, "about");

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  loaderData === undefined ? [] : textMeta("about", loaderData.text, root.loaderData.origin);

export default function About({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <TextScreen id="about" text={text}>
      <SharePanel {...SHARE_ARTICLES} title={text.lead} path="/about" />
    </TextScreen>
  );
}

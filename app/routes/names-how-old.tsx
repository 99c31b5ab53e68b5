import { href } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import { answerAge } from "#app/names/how-old/answer-age.ts";
import { buildHowOldView } from "#app/names/how-old/build-how-old-view.ts";
import { HowOldScreen } from "#app/names/how-old/how-old-screen.tsx";
import { sendParts } from "#app/head/page-parts.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PATHS } from "#app/site/paths.data.ts";
import type { Route } from "./+types/names-how-old";

export function loader({ context, request }: Route.LoaderArgs) {
  const { names, origin } = context.get(services);
  const { search, searchParams } = new URL(request.url);
  const page = { ...PAGES.howOld, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: page.label, path: page.path },
  ];
  const typed = searchParams.get("name") ?? "";
  const { words, parts } = buildHowOldView(names.ages(), names.edition);
  return {
    typed,
    answer: answerAge(names, typed),
    words,
    parts: sendParts(context, request, parts),
    head: pageMeta({ ...page, search, jsonLd: pageJsonLd(page, crumbs) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function HowOld({ loaderData: { typed, answer, words, parts } }: Route.ComponentProps) {
  return (
    <HowOldScreen words={words} parts={parts} typed={typed} answer={answer}>
      <SharePanel {...words.share} path={PATHS.howOld} />
    </HowOldScreen>
  );
}

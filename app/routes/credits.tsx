import { ABOUT_THE_DATA } from "#content/site/about-the-data.ts";
import { loadText } from "#app/texts/load-text.ts";
import { Notice } from "#app/texts/notice.tsx";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/credits";

export const loader = (route: Route.LoaderArgs) => ({
  ...loadText(route, "credits"),
  notice: ABOUT_THE_DATA.credits.notice.text,
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Credits({ loaderData: { page, text, notice } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} after={<Notice paragraphs={notice} />} />;
}

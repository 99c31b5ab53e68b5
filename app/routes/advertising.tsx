import { AdChoices } from "#app/ads/ad-choices.tsx";
import { loadText } from "#app/texts/load-text.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/advertising";

export const loader = (route: Route.LoaderArgs) => loadText(route, "advertising");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Advertising({ loaderData: { page, text } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} after={<AdChoices />} />;
}

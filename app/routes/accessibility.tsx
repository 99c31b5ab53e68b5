import { loadText } from "#app/texts/load-text.ts";
import { textMeta } from "#app/texts/text-meta.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/accessibility";

export const loader = (route: Route.LoaderArgs) => loadText(route, "accessibility");

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  loaderData === undefined ? [] : textMeta("accessibility", loaderData.text, root.loaderData.origin);

export default function Accessibility({ loaderData: { text } }: Route.ComponentProps) {
  return <TextScreen id="accessibility" text={text} />;
}

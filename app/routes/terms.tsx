import { loadText } from "#app/texts/load-text.ts";
import { textMeta } from "#app/texts/text-meta.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/terms";

export const loader = (route: Route.LoaderArgs) => loadText(route, "terms");

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  loaderData === undefined ? [] : textMeta("terms", loaderData.text, root.loaderData.origin);

export default function Terms({ loaderData: { text } }: Route.ComponentProps) {
  return <TextScreen id="terms" text={text} />;
}

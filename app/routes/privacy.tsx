import { ForgetButton } from "#app/saved-names/forget-button.tsx";
import { loadText } from "#app/texts/load-text.ts";
import { textMeta } from "#app/texts/text-meta.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/privacy";

export const loader = (route: Route.LoaderArgs) => loadText(route, "privacy");

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) =>
  loaderData === undefined ? [] : textMeta("privacy", loaderData.text, root.loaderData.origin);

export default function Privacy({ loaderData: { text } }: Route.ComponentProps) {
  return <TextScreen id="privacy" text={text} after={<ForgetButton className="btn" />} />;
}

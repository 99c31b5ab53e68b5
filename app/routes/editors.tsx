import { loadText } from "#app/texts/load-text.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/editors";

export const loader = (route: Route.LoaderArgs) => loadText(route, "editors");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Editors({ loaderData: { page, text } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} sharedAs={text.lead} />;
}

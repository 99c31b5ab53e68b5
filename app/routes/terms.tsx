import { loadText } from "#app/texts/load-text.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/terms";

export const loader = (route: Route.LoaderArgs) => loadText(route, "terms");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Terms({ loaderData: { page, text } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} />;
}

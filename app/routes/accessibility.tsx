import { loadText } from "#app/texts/load-text.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/accessibility";

export const loader = (route: Route.LoaderArgs) => loadText(route, "accessibility");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Accessibility({ loaderData: { page, text } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} />;
}

import { ForgetButton } from "#app/forgetting/forget-button.tsx";
import { loadText } from "#app/texts/load-text.ts";
import { TextScreen } from "#app/texts/text-screen.tsx";
import type { Route } from "./+types/privacy";

export const loader = (route: Route.LoaderArgs) => loadText(route, "privacy");

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Privacy({ loaderData: { page, text } }: Route.ComponentProps) {
  return <TextScreen page={page} text={text} after={<ForgetButton className="btn" />} />;
}

import { FIT_PAGE } from "#content/site/fit-page.ts";
import { fitMeta } from "#app/fit/fit-meta.ts";
import { FitScreen } from "#app/fit/fit-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/fit";

export function loader({ context }: Route.LoaderArgs) {
  return { head: fitMeta(context.get(services).origin) };
}

/** Nothing of it changes while somebody looks. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Fit() {
  return (
    <FitScreen>
      <SharePanel {...FIT_PAGE.share} title={TITLES.fit} path={PATHS.fit} />
    </FitScreen>
  );
}

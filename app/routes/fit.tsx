import { FIT_PAGE } from "#content/site/fit-page.ts";
import { readFitAddress } from "#domain/fit/fit-address.ts";
import { fitMeta } from "#app/fit/fit-meta.ts";
import { FitScreen } from "#app/fit/fit-screen.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { useSentSearch } from "#app/ui/use-sent-search.ts";
import type { Route } from "./+types/fit";

export function loader({ request, context }: Route.LoaderArgs) {
  return { head: fitMeta(context.get(services).origin), asked: new URL(request.url).search };
}

/** Nothing of it changes while somebody looks. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Fit({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <FitScreen address={readFitAddress(useSentSearch(asked))}>
      <SharePanel {...FIT_PAGE.share} title={TITLES.fit} path={PATHS.fit} />
    </FitScreen>
  );
}

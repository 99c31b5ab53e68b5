import { PRINTABLES_PAGE } from "#content/printables/printables-page.ts";
import { readCategory, writeCategory } from "#domain/printables/printable.ts";
import { printablesMeta } from "#app/printables/printables-meta.ts";
import { PrintablesScreen } from "#app/printables/printables-screen.tsx";
import { useSentSearch } from "#app/ui/use-sent-search.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/printable-resources";

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  /** The query of the address. */
  asked: new URL(request.url).search,
  head: printablesMeta(context.get(services).origin),
});

/** The address asks for nothing that is not here already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PrintableResources({ loaderData: { asked } }: Route.ComponentProps) {
  const category = readCategory(useSentSearch(asked));
  return (
    <PrintablesScreen category={category}>
      <SharePanel
        {...PRINTABLES_PAGE.share}
        title={TITLES.printables}
        path={`${PATHS.printables}${writeCategory(category)}`}
      />
    </PrintablesScreen>
  );
}

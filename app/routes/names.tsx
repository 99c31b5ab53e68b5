import { useMemo } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { BrowseScreen } from "#app/names/browse/browse-screen.tsx";
import { readBrowse } from "#app/names/browse/browse-query.ts";
import { browseMeta } from "#app/names/browse/browse-meta.ts";
import { buildBrowseView } from "#app/names/browse/build-browse-view.ts";
import { isForRouter } from "#app/head/page-parts.ts";
import { packBrowse, type PackedBrowse, unpackBrowse } from "#app/names/browse/packed-browse.ts";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import type { Route } from "./+types/names";

/** The list, and why it is not the one asked for if it is not. */
type Browsed = {
  readonly words: PackedBrowse;
  readonly head: ReturnType<typeof browseMeta>;
  readonly failure: Error | "refused" | null;
};

export function loader({ context, request }: Route.LoaderArgs): Browsed {
  const { search, searchParams } = new URL(request.url);
  const view = buildBrowseView(context.get(services).names, readBrowse(searchParams));
  return {
    words: packBrowse(view, isForRouter(request)),
    head: browseMeta(context.get(services).origin, search),
    failure: null,
  };
}

const cache = createAnswerCache<Browsed>();
let last: Browsed | undefined;

/** The collection is the same for a whole visit: Back is instant. A list that cannot be had leaves the one before. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Browsed> {
  const { search } = new URL(request.url);
  try {
    last = cache.peek(search) ?? cache.keep(search, await serverLoader());
  } catch (error) {
    if (last === undefined) throw error;
    return { ...last, failure: error instanceof Error ? error : "refused" };
  }
  return last;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Names({ loaderData: { words: sent, failure } }: Route.ComponentProps) {
  const words = useMemo(() => unpackBrowse(sent), [sent]);
  const { pathname, search } = useLocation();
  const { location: ahead } = useNavigation();
  const { revalidate } = useRevalidator();
  return (
    <BrowseScreen
      words={words}
      busy={ahead?.pathname === pathname}
      failure={
        failure === null ? null : (
          <CallFailed
            message={TOOL_WORDING.searchFailed}
            error={failure === "refused" ? null : failure}
            retry={() => void revalidate()}
          />
        )
      }
    >
      <SharePanel
        title={TITLES.browse}
        path={`${PATHS.browse}${search}`}
        heading={BROWSE_PAGE.shareList}
        text={BROWSE_PAGE.shareText}
      />
    </BrowseScreen>
  );
}

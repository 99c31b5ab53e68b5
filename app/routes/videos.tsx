import { VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { writeVideoQuery } from "#domain/videos/video-query.ts";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { services } from "#app/screen-context.ts";
import { SharePanel } from "#app/sharing/share-panel.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { inItsOwnDocument } from "#app/videos/own-document.ts";
import { useVideoQuery } from "#app/videos/use-video-query.ts";
import { videosMeta } from "#app/videos/videos-meta.ts";
import { VideosScreen } from "#app/videos/videos-screen.tsx";
import type { Route } from "./+types/videos";
import "#app/ads/ad-slot.css";

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  /** The query of the address. */
  asked: new URL(request.url).search,
  head: videosMeta(context.get(services).origin),
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  inItsOwnDocument(request);
  return serverLoader();
}

/** The address asks for nothing that is not here already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Videos({ loaderData: { asked } }: Route.ComponentProps) {
  const query = useVideoQuery(asked);
  return (
    <VideosScreen query={query} ad={<AdSlot place="article" size="rect" />}>
      <SharePanel
        {...VIDEOS_PAGE.share}
        title={TITLES.videos}
        path={`${PATHS.videos}${writeVideoQuery({ search: "", category: "all", video: query.video })}`}
      />
    </VideosScreen>
  );
}

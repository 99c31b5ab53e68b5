import { Link } from "react-router";
import { VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { type VideoQuery, writeVideoQuery } from "#domain/videos/video-query.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** The specification's words for an empty result, and the way out of it; what is selected stays selected. */
export function NothingFound({ video }: Pick<VideoQuery, "video">) {
  return (
    <div className="vid-none">
      <h3>{VIDEOS_PAGE.none}</h3>
      <p>{VIDEOS_PAGE.noneHint}</p>
      <p>
        <Link
          to={{ pathname: PATHS.videos, search: writeVideoQuery({ search: "", category: "all", video }) }}
          preventScrollReset
        >
          {VIDEOS_PAGE.showAll}
        </Link>
      </p>
    </div>
  );
}

import { Search } from "lucide";
import { href } from "react-router";
import { VIDEO_CATEGORY_LABELS, VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { LONGEST_SEARCH, type VideoQuery } from "#domain/videos/video-query.ts";
import { VIDEO_CATEGORIES } from "#domain/videos/video.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useVideoSearch } from "./use-video-search.ts";

const { label, placeholder, button } = VIDEOS_PAGE.search;

/** Search and categories: one form, which leads to an address with or without JavaScript. Its buttons carry the category. */
export function VideoForm({ query }: { readonly query: VideoQuery }) {
  const { field, onType, onSubmit } = useVideoSearch(query);
  return (
    <form
      className="vid-form noprint"
      role="search"
      method="get"
      action={href("/videos")}
      onSubmit={onSubmit}
    >
      {query.video === null ? null : <input type="hidden" name="video" value={query.video} />}
      <div className="field">
        <label htmlFor="video-search">{label}</label>
        <div className="vid-search">
          <input
            ref={field}
            className="input"
            id="video-search"
            name="q"
            type="search"
            defaultValue={query.search}
            placeholder={placeholder}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={onType}
          />
          <button type="submit" className="btn" name="category" value={query.category}>
            <Icon of={Search} />
            {button}
          </button>
        </div>
      </div>
      <div className="chips" role="group" aria-label={VIDEOS_PAGE.categories}>
        {(["all", ...VIDEO_CATEGORIES] as const).map((category) => (
          <button
            key={category}
            type="submit"
            className="chip"
            name="category"
            value={category}
            aria-pressed={category === query.category}
          >
            {VIDEO_CATEGORY_LABELS[category]}
          </button>
        ))}
      </div>
    </form>
  );
}

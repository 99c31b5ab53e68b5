import { Search } from "lucide";
import { VIDEO_CATEGORY_LABELS, VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import {
  LONGEST_SEARCH,
  readVideoQuery,
  type VideoQuery,
  writeVideoQuery,
} from "#domain/videos/video-query.ts";
import { VIDEO_CATEGORIES } from "#domain/videos/video.ts";
import { queryOf } from "#app/forms/query-of.ts";
import { type FormRules, useFormAddress } from "#app/forms/use-form-address.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chips.css";

/** What is typed is looked for at once; the letters of one search are one step to go back. */
const RULES: FormRules = {
  read: (fields) => writeVideoQuery(readVideoQuery(queryOf(fields), VIDEOS)),
  held: "category",
  typingMs: 0,
  rewrites: (last) => new URLSearchParams(last).has("q"),
};

const { label, placeholder, button } = VIDEOS_PAGE.search;

/** Search and categories: one form, which leads to an address with or without JavaScript. Its buttons carry the category. */
export function VideoForm({ query }: { readonly query: VideoQuery }) {
  const { form, onChange, onSubmit } = useFormAddress(writeVideoQuery(query), RULES);
  return (
    <form
      ref={form}
      className="vid-form noprint"
      role="search"
      method="get"
      action={PATHS.videos}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {query.video === null ? null : <input type="hidden" name="video" value={query.video} />}
      <div className="field">
        <label htmlFor="video-search">{label}</label>
        <div className="vid-search">
          <input
            className="input"
            id="video-search"
            name="q"
            type="search"
            defaultValue={query.search}
            placeholder={placeholder}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
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

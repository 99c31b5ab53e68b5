import type { Video } from "./video.ts";

/** Where the player comes from that sets no cookie before it plays: the one host whose frame may stand on a page, and that only where its row says so. */
export const PLAYER_ORIGIN = "https://www.youtube-nocookie.com";

const PLATFORM = "https://www.youtube.com";

/** Added to every search, so that it leads to films by those who know. */
const FOR_PARENTS = "pediatric educational";

/** What is searched for at the platform. */
export function searchedFor({ searchTerms }: Pick<Video, "searchTerms">): string {
  return `${searchTerms} ${FOR_PARENTS}`;
}

/** The platform's results for a topic. */
export function resultsAddress(video: Pick<Video, "searchTerms">): string {
  return `${PLATFORM}/results?${new URLSearchParams({ search_query: searchedFor(video) })}`;
}

/** The film at the platform; null where its number is not known. */
export function watchAddress({ youtubeId }: Pick<Video, "youtubeId">): string | null {
  return youtubeId === null ? null : `${PLATFORM}/watch?${new URLSearchParams({ v: youtubeId })}`;
}

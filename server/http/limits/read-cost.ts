/** What an answer costs that is made now: 1 is a page, some 6 to 15 ms of a thread. */
export const PAGE = 1;
/** What the API answers in a few milliseconds: people search as they type, so a page's worth is twenty letters. */
const ANSWER = 0.05;
/** What is answered like the API, under addresses of its own: a name for programs, and for the pages of others. */
const LIKE_THE_API = /^\/(?:api\/|embed\/|oembed$|names\/[^/]+\.json$)/;
/** Endpoints that cost as much as a page. */
const DEAR: ReadonlySet<string> = new Set(["/api/names/like"]);
/** A search for "like hazel" is answered as /api/names/like is. */
const ASKS_FOR_LIKE = /(?:^|&)q=[^&]*like/i;
/** For whoever looks after the server, and for programs that come now and then. */
const FREE: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/robots.txt", "/ads.txt"]);

/** What reading this address takes from the allowance, when nothing of it is cached. 0: nothing. */
export function readCost(url: string): number {
  const [path = "/", query = ""] = url.split("?", 2);
  if (FREE.has(path)) return 0;
  // Rooms have allowances of their own: their streams stay open for hours.
  if (path.startsWith("/api/rooms/")) return 0;
  const isDear = DEAR.has(path) || ASKS_FOR_LIKE.test(query);
  return LIKE_THE_API.test(path) && !isDear ? ANSWER : PAGE;
}

import { type Reply, replyWith } from "#server/http/reply.ts";

/** What is the same for everybody: caches may keep it for five minutes. */
export const PUBLIC_5_MIN = "public, max-age=300";

/** A reply in JSON, which asciiJson has made. */
export function jsonReply(body: Reply["body"], cacheControl: string): Reply {
  return replyWith(
    200,
    { "content-type": "application/json", "cache-control": cacheControl, vary: "Accept-Encoding" },
    body,
  );
}

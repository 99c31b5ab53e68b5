import { isMissed } from "#server/counts/missed-in.ts";
import { type Reply, replyWith } from "#server/http/reply.ts";
import { ANY_ORIGIN } from "#server/http/visitors/any-origin.ts";

const ofCaching = (cacheControl: string): Reply["headers"] =>
  replyWith(
    200,
    {
      "content-type": "application/json",
      "cache-control": cacheControl,
      vary: "Accept-Encoding",
      ...ANY_ORIGIN,
    },
    "",
  ).headers;

/** The headers of what is the same for everybody: caches may keep it for five minutes. */
export const PUBLIC_5_MIN = ofCaching("public, max-age=300");

/** The headers of what is another each time. */
export const NEVER_KEPT = ofCaching("no-store");

/** The answer to a search for a text, made by asciiJson. */
export function searchReply(text: string, body: Reply["body"]): Reply {
  return { ...jsonReply(body, PUBLIC_5_MIN), search: { text, isMissed: isMissed(body) } };
}

/** A reply in JSON, which asciiJson has made, for everyone alike. The headers are made once for all. */
export function jsonReply(body: Reply["body"], headers: Reply["headers"]): Reply {
  return { status: 200, headers, body };
}

import type { Answer } from "#server/http/answer.ts";

/** What is the same for everybody: caches may keep it for five minutes. */
export const FOR_CACHES = "public, max-age=300";

/** An answer in JSON, which asciiJson has made. */
export function jsonAnswer(text: string, cacheControl: string): Answer {
  return {
    status: 200,
    headers: { "content-type": "application/json", "cache-control": cacheControl, vary: "Accept-Encoding" },
    text,
  };
}

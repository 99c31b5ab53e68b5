import type { Context } from "hono";
import { LANG } from "#domain/locale/locale.ts";
import { problemReply } from "#server/api/problem.ts";
import { type Reply, replyWith } from "#server/http/reply.ts";
import { asResponse } from "#server/http/send.ts";

/** 429 in words: a page for whoever asked for one, else a problem. Says when to come back, in seconds. */
export function busyReply(accept: string | undefined, message: string, seconds: number): Reply {
  return waitReply(429, accept, message, seconds);
}

/** The same with another status. */
export function waitReply(
  status: 429 | 503,
  accept: string | undefined,
  message: string,
  seconds: number,
): Reply {
  const headers = { "retry-after": String(seconds) };
  if (accept?.includes("text/html") !== true) return problemReply(status, message, headers);
  const page = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  };
  return replyWith(status, { ...headers, ...page }, busyPage(message));
}

export function refuseBusy(context: Context, message: string, seconds: number): Response {
  return asResponse(busyReply(context.req.header("accept"), message, seconds));
}

/** Without a style or a script: nothing of it may cost what we have too little of. ASCII only, as a reply wants it. */
function busyPage(message: string): string {
  return [
    "<!doctype html>",
    `<html lang="${LANG}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    "<title>Please wait a moment</title>",
    "<h1>Please wait a moment</h1>",
    `<p>${message}</p>`,
    "<p>If you were typing something, go back. Your browser still has it.</p>",
    '<p><a href="/">Home</a></p>',
    "</html>",
    "",
  ].join("\n");
}

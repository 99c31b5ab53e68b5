import type { Context } from "hono";
import { problemAnswer } from "#server/api/problem.ts";
import { type Answer, answerAsResponse } from "./answer.ts";

/** 429 in words: a page for whoever asked for one, else a problem. Says when to come back, in seconds. */
export function busyAnswer(accept: string | undefined, message: string, seconds: number): Answer {
  const headers = { "retry-after": String(seconds) };
  if (accept?.includes("text/html") !== true) return problemAnswer(429, message, headers);
  return {
    status: 429,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
    text: busyPage(message),
  };
}

export function refuseBusy(context: Context, message: string, seconds: number): Response {
  return answerAsResponse(busyAnswer(context.req.header("accept"), message, seconds), undefined);
}

/** Without a style or a script: nothing of it may cost what we have too little of. ASCII only, as an Answer wants it. */
function busyPage(message: string): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    "<title>Please wait a moment</title>",
    "<h1>Please wait a moment</h1>",
    `<p>${message}</p>`,
    "<p>If you had typed something, go back: your browser has kept it.</p>",
    '<p><a href="/">Home</a></p>',
    "</html>",
    "",
  ].join("\n");
}

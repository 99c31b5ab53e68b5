import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { MOST_PARAMETERS, refusalOf } from "./refuse-request.ts";

function refused(url: string, rawHeaders: readonly string[] = ["Host", "names.example.org"]) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url, rawHeaders, httpVersion: "1.1" });
  const answer = refusalOf(request);
  return answer === undefined ? null : [answer.status, answer.headers["content-type"]];
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=1`).join("&");
const PROBLEM = "application/problem+json";
const WORDS = "text/plain; charset=utf-8";

test("what pages ask passes", () => {
  for (const url of ["/", "/?q=hazel", "/names?", `/names?${many(MOST_PARAMETERS)}`, "/api/names/search?q=a"])
    expect(refused(url), url).toBeNull();
});

test("more parameters than any page has are refused, however they are written", () => {
  for (const query of [
    many(MOST_PARAMETERS + 1),
    "&".repeat(MOST_PARAMETERS),
    `ids=hazel${"&a".repeat(7000)}`,
    "a=1&".repeat(2000),
    `${many(60)}&b;c&&&&&&&d`,
  ]) {
    expect(refused(`/api/names/like?${query.slice(0, 8000)}`)).toEqual([400, PROBLEM]);
    expect(refused(`/compare?${query.slice(0, 8000)}`)).toEqual([400, WORDS]);
  }
});

test("an address too long for a request line is refused as that", () => {
  expect(refused(`/names/${"a".repeat(8000)}`)).toBeNull();
  expect(refused(`/names/${"a".repeat(8200)}`)).toEqual([414, WORDS]);
  expect(refused(`/api/names/search?q=${"a".repeat(8200)}`)).toEqual([414, PROBLEM]);
});

test("a request names one host", () => {
  const two = ["Host", "names.example.org", "X-Host", "x", "hOST", "evil.example"];
  expect(refused("/", two)).toEqual([400, WORDS]);
  expect(refused("/", two.slice(0, 4))).toBeNull();
});

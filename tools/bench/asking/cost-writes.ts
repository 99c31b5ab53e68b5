import type { Dear } from "./cost-request.ts";

const FORM = "application/x-www-form-urlencoded";
const post = (route: string, what: string, body: (turn: number) => string, type = FORM): Dear => ({
  route,
  what,
  ask: (turn) => ({ method: "POST", path: route, type, body: body(turn) }),
});

const MOST_BYTES = 512 * 1024 - 100;
const filled = (part: (at: number) => string, between: string): string => {
  const parts: string[] = [];
  for (let length = 0, at = 0; ; at += 1) {
    const next = part(at);
    length += next.length + between.length;
    if (length > MOST_BYTES) return parts.join(between);
    parts.push(next);
  }
};
const field = (at: number) => `--b\r\nContent-Disposition:form-data;name=a${at}\r\n\r\n`;

export const DEAR_WRITES: readonly Dear[] = [
  post("/saved", "a paste of 500 kB", () => `intent=paste&names=${filled((at) => at.toString(36), "%0A")}`),
  post("/saved", "160,000 fields", () => filled(() => "a", "&")),
  post(
    "/saved",
    "a multipart of 9,000 fields",
    () => `${filled(field, "\r\n")}\r\n--b--\r\n`,
    "multipart/form-data; boundary=b",
  ),
  post(
    "/contact",
    "a message of 500 kB",
    () => `name=A&email=a%40example.org&subject=S&message=${filled(() => "%0A", "*%5B")}`,
  ),
  post(
    "/newsletter/subscribe",
    "an address of 500 kB",
    () => `email=${filled(() => "a.", "a")}%40example.org`,
  ),
  {
    route: "/api/saved-names/merge",
    what: "260,000 brackets",
    ask: () => ({
      method: "POST",
      path: "/api/saved-names/merge",
      type: "application/json",
      body: "[".repeat(MOST_BYTES),
    }),
  },
  {
    route: "/api/saved-names/merge",
    what: "500 kB of names that are none",
    ask: () => ({
      method: "POST",
      path: "/api/saved-names/merge",
      type: "application/json",
      body: JSON.stringify({
        names: Array.from({ length: 30_000 }, (_, at) => ({ nameId: `x${at}` })),
      }).slice(0, MOST_BYTES),
    }),
  },
];

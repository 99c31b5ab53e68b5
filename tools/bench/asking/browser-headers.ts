/** What Chrome on a phone sends with every request. */
const ALWAYS = {
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-US,en;q=0.9",
  "sec-ch-ua": '"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  "sec-ch-ua-mobile": "?1",
  "sec-ch-ua-platform": '"Android"',
  "user-agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
} as const;

const OF_A_PAGE = {
  ...ALWAYS,
  accept:
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "sec-fetch-user": "?1",
  "upgrade-insecure-requests": "1",
} as const;

const OF_A_CALL = {
  ...ALWAYS,
  accept: "*/*",
  "sec-fetch-dest": "empty",
  "sec-fetch-mode": "cors",
  "sec-fetch-site": "same-origin",
} as const;

/** What a crawler sends: it takes what it is given, and says who it is. */
export const CRAWLER_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br",
  "user-agent":
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36",
} as const;

/** The head of a request as a phone's Chrome sends it, for a page or for a call of the page's script. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  return path.startsWith("/api/") ? OF_A_CALL : OF_A_PAGE;
}

/** So that no allowance ends a measurement, each request comes from an address of its own; for that the server trusts a proxy. */
export const MANY_CLIENTS = { TRUST_PROXY: "1" } as const;

/** The n-th of sixteen million addresses. */
export function clientAddress(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

import type { Dice } from "./dice.ts";
import { hostileJson, hostileText, inAddress } from "./hostile-text.ts";

export type HostileRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

type Texts = readonly [string, ...string[]];

/** A method and an address with {parameters} in braces. */
export type Door = { readonly method: string; readonly path: string };
type Doors = readonly [Door, ...Door[]];

/** What the site takes, and the names of query parameters, fields of forms and members of bodies. */
export type Surface = { readonly endpoints: Doors; readonly screens: Doors; readonly words: Texts };

const METHODS: Texts = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const CONTENT_TYPES: Texts = [
  "application/json",
  "application/json; charset=utf-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=edge",
  "text/plain",
  "application/xml",
  "garbage",
];
const ENCODINGS: Texts = ["br", "gzip, deflate, br, zstd", "identity", "*;q=0", "br;q=0, gzip;q=0.1"];
const IDS: Texts = [
  "hazel",
  "0f".repeat(16),
  "noah",
  "2026-11",
  "letter.pdf",
  "growth-chart-boys",
  "growth-chart-boys.pdf",
];

/** A request as an attacker, a broken client or a strange browser might send it. */
export function hostileRequest(dice: Dice, surface: Surface): HostileRequest {
  const door = dice.chance(0.75) ? dice.pick(surface.endpoints) : dice.pick(surface.screens);
  const method = dice.chance(0.85) ? door.method : dice.pick(METHODS);
  const hasBody = method !== "GET" && method !== "HEAD" && dice.chance(0.8);
  const body = hasBody ? hostileBody(dice, surface) : undefined;
  return { method, path: hostileAddress(dice, door, surface), headers: hostileHeaders(dice, body), body };
}

function hostileAddress(dice: Dice, door: Door, { words }: Surface): string {
  const filled = door.path.replaceAll(/\{\w+\}/g, () =>
    dice.chance(0.4) ? dice.pick(IDS) : inAddress(hostileText(dice), dice),
  );
  const path = dice.chance(0.04) ? `/${inAddress(hostileText(dice), dice)}` : filled;
  const count = dice.chance(0.02) ? dice.below(300) : dice.below(5);
  const query = Array.from(
    { length: count },
    () =>
      `${dice.chance(0.9) ? dice.pick(words) : inAddress(hostileText(dice), dice)}=${inAddress(hostileText(dice), dice)}`,
  ).join("&");
  const address = query === "" ? path : `${path}?${query}`;
  return (address.startsWith("/") ? address : `/${address}`).slice(0, 7_000);
}

function hostileBody(dice: Dice, { words }: Surface): string {
  const members = Array.from({ length: dice.below(6) }, () => [dice.pick(words), hostileText(dice)] as const);
  switch (dice.below(5)) {
    case 0:
      return JSON.stringify(hostileJson(dice));
    case 1:
      return JSON.stringify(Object.fromEntries(members));
    case 2:
      return members.map(([name, value]) => `${name}=${inAddress(value, dice)}`).join("&");
    case 3:
      return members
        .map(
          ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join("")
        .concat(dice.chance(0.7) ? "--edge--\r\n" : "");
    default:
      return hostileText(dice);
  }
}

function hostileHeaders(dice: Dice, body: string | undefined): Readonly<Record<string, string>> {
  const sometimes = (share: number, headers: () => Readonly<Record<string, string>>) =>
    dice.chance(share) ? headers() : {};
  return {
    // As many senders as requests, else allowances would answer for everything else.
    "x-forwarded-for": `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`,
    ...sometimes(0.7, () => ({ "accept-encoding": dice.pick(ENCODINGS) })),
    ...sometimes(0.9, () => (body === undefined ? {} : { "content-type": dice.pick(CONTENT_TYPES) })),
    ...sometimes(0.1, () => ({ origin: dice.pick(["null", "https://evil.example", "http://localhost"]) })),
    ...sometimes(0.1, () => ({ "sec-fetch-site": dice.pick(["cross-site", "same-origin", "none", "odd"]) })),
    ...sometimes(0.2, () => ({
      cookie: `visitor=${dice.pick(["A".repeat(22), "x", "", "é"])}; __Host-visitor=${"B".repeat(22)}`,
    })),
    ...sometimes(0.1, () => ({ "if-none-match": dice.pick(["*", '"x"', "W/", ","]) })),
    ...sometimes(0.1, () => ({
      accept: dice.pick(["text/html", "application/json", "text/event-stream", "*/*"]),
    })),
    ...sometimes(0.05, () => ({ host: dice.pick(["evil.example", "localhost:1", "[::1]", "a b"]) })),
    ...sometimes(0.05, () => ({ range: "bytes=0-1", "x-forwarded-proto": dice.pick(["https", "gopher"]) })),
  };
}

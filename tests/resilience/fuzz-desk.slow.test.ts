import { expect, test } from "vitest";
import { DESK_PATHS, openDesk, ORIGIN } from "#tests/support/desk/desk-under-test.ts";
import { rounds } from "#tests/support/matrix.ts";
import { createDice } from "./fuzz/dice.ts";
import { type Door, type HostileRequest, hostileRequest, type Surface } from "./fuzz/hostile-request.ts";

const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? rounds({ few: 400, all: 5_000 }));
const SEED = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

/** All but the page that takes a link. */
const WITHIN = /^\/desk(?!\/open$)/;
const FRONT_DOOR: Door = { method: "POST", path: "/desk/open" };
const ADDRESSES = [...DESK_PATHS, "/desk/{rest}", "/desk/inbox/{id}", "/desk/newsletter/{issue}/{part}"];
const SURFACE: Surface = {
  endpoints: [
    FRONT_DOOR,
    ...ADDRESSES.flatMap((path) => ["GET", "POST"].map((method) => ({ method, path }))),
  ],
  screens: [FRONT_DOOR],
  /** Names of the fields of its forms, and of what its addresses take. */
  words: [
    "key",
    "proof",
    "sure",
    "answer",
    "address",
    "to",
    "how",
    "format",
    "seen",
    "retry",
    "show",
    "page",
  ],
};

const longest = { timeout: 60_000 + REQUESTS * 30 };

test("nothing that anybody sends makes the desk fail, or lets in who has no session", longest, async () => {
  const { app, browser } = await openDesk();
  const operator = browser();
  await operator.open();
  const [session = "", proof] = [operator.cookie(), operator.proof()];
  const dice = createDice(SEED);
  const failures: string[] = [];
  for (let left = REQUESTS; left > 0; left -= 1) {
    const sent = hostileRequest(dice, SURFACE);
    const isInside = dice.chance(0.5);
    const request = asRequest(sent, isInside ? session : undefined, dice.chance(0.5) ? proof : undefined);
    if (request === null) continue;
    const { status } = await app.request(request);
    const isLetIn = status === 200 && !isInside && WITHIN.test(new URL(request.url).pathname);
    if (status >= 500 || isLetIn) failures.push(`${status} ${JSON.stringify(sent).slice(0, 600)}`);
  }
  expect(failures, `FUZZ_SEED=${SEED}`).toEqual([]);
  expect((await operator.with(session).get("/desk")).status).toBe(200);
});

/** Null for what no client can send. With the operator's cookie, and with the proof that only the operator's pages hold. */
function asRequest({ method, path, headers, body }: HostileRequest, cookie?: string, proof?: string) {
  const proven = body === undefined || proof === undefined ? body : `proof=${proof}&${body}`;
  try {
    return new Request(`${ORIGIN}${path}`, {
      method,
      headers: cookie === undefined ? headers : { ...headers, cookie },
      ...(proven === undefined ? {} : { body: proven }),
    });
  } catch {
    return null;
  }
}

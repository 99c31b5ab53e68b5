import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A person needs longer to read the form and type an address. */
const YOUNGEST_MS = 2_000;
/** A page asked for twice within so long is the same to the byte, policy and all: HEAD must tell of GET. */
const STEP_MS = 10_000;
/** Pages are cached for a day at most (pages.ts), and stored on a device for weeks. */
const OLDEST_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Tokens that the pages' forms carry: when the page was made, to ten seconds, signed. They show that whoever sends a form has opened a
 * page of ours first, a moment ago; more they do not say, and they are the same for everybody.
 */
export type FormTokens = {
  /** Finds the secret that all processes share, if storage answers: pages made before are not kept for others. */
  find(): Promise<void>;
  make(): string;
  /** Whether what is made now is good in every process, and after a restart: the secret that all share is found. */
  isShared(): boolean;
  /** False for none, another's, one that is too young or too old. One from the future is ours too: the clock was set back. */
  isGood(token: string | undefined): boolean;
};

type Given = {
  /** From the settings. */
  readonly secret: string | undefined;
  /** The one that all processes on this storage share. Until it is found, tokens are good in this process alone. */
  readonly findSecret: () => Promise<string>;
  readonly now: () => Date;
};

export function createFormTokens({ secret, findSecret, now }: Given): FormTokens {
  const own = randomBytes(32).toString("base64url");
  let shared = secret;
  let finding: Promise<void> | undefined;
  const find = async () => {
    if (shared !== undefined) return;
    finding ??= findSecret()
      .then((found) => {
        shared = found;
      })
      // Storage is away, and says so itself: the next page asks again.
      .catch(() => {
        finding = undefined;
      });
    await finding;
  };
  const sign = (time: string, by: string) =>
    createHmac("sha256", by).update(`form.${time}`).digest("base64url").slice(0, 22);
  /** The same for ten seconds; to sign it is a twelfth of what this thread does for a page that another renders. */
  let made = { time: "", by: "", token: "" };
  const isOurs = (time: string, signature: string) =>
    [own, ...(shared === undefined ? [] : [shared])].some((by) => isSame(signature, sign(time, by)));

  return {
    find,
    isShared: () => shared !== undefined,
    make() {
      void find();
      const time = (Math.floor(now().getTime() / STEP_MS) * STEP_MS).toString(36);
      const by = shared ?? own;
      if (made.time !== time || made.by !== by) made = { time, by, token: `${time}.${sign(time, by)}` };
      return made.token;
    },
    isGood(token) {
      void find();
      const [time = "", signature = "", ...rest] = token?.split(".") ?? [];
      if (rest.length > 0 || !/^[0-9a-z]{1,10}$/.test(time) || !isOurs(time, signature)) return false;
      const ageMs = now().getTime() - Number.parseInt(time, 36);
      return ageMs < 0 || (ageMs >= STEP_MS + YOUNGEST_MS && ageMs <= OLDEST_MS);
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

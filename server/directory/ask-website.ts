// One question after another: each depends on the answer before.
/* oxlint-disable no-await-in-loop */
import { setTimeout as delay } from "node:timers/promises";
import { LOCALE } from "#domain/locale/locale.ts";

/** How a website took the question. */
export type WebsiteAnswer =
  | { readonly kind: "well" }
  /** It answers, and says that it lives elsewhere for good. */
  | { readonly kind: "moved"; readonly to: string }
  /** It answers, but not to programs: no verdict. */
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "broken"; readonly why: string };

export type Patience = {
  readonly timeoutMs: number;
  readonly retries: number;
  /** Before the first retry; twice as long before each further one. */
  readonly pauseMs?: number;
};

const PAUSE_MS = 1_000;
const MOST_REDIRECTS = 5;
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 999]);

/** Says who asks, so that nobody need wonder; some sites turn away what names no browser at all. */
const HEADERS = {
  "user-agent": "Mozilla/5.0 (compatible; parent-directory-check/1.0)",
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "accept-language": `${LOCALE},en;q=0.8`,
};

/** Asks for a page as a browser would, again after a pause if that may help. */
export async function askWebsite(address: string, patience: Patience): Promise<WebsiteAnswer> {
  const { retries, pauseMs = PAUSE_MS } = patience;
  for (let tried = 0; ; tried += 1) {
    const { answer, mayPass } = await askOnce(address, patience.timeoutMs);
    if (!mayPass || tried === retries) return answer;
    await delay(pauseMs * 2 ** tried);
  }
}

type Try = { readonly answer: WebsiteAnswer; readonly mayPass: boolean };

async function askOnce(address: string, timeoutMs: number): Promise<Try> {
  const signal = AbortSignal.timeout(timeoutMs);
  let at = address;
  let movedTo: string | null = null;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await fetch(at, { headers: HEADERS, redirect: "manual", signal });
      await response.body?.cancel();
      const { status } = response;
      const next = status >= 300 && status < 400 ? response.headers.get("location") : null;
      if (next === null) return judge(status, movedTo);
      at = new URL(next, at).href;
      // A detour for now says nothing of the address; only what has moved for good from the start does.
      if ((status === 301 || status === 308) && (redirects === 0 || movedTo !== null)) movedTo = at;
    }
    return { answer: broken(`more than ${MOST_REDIRECTS} redirects`), mayPass: false };
  } catch (error) {
    const why = signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error);
    return { answer: broken(why), mayPass: true };
  }
}

function judge(status: number, movedTo: string | null): Try {
  if (REFUSALS.has(status))
    return { answer: { kind: "refused", why: `answers ${status}` }, mayPass: status === 429 };
  if (status >= 300) return { answer: broken(`answers ${status}`), mayPass: status >= 500 };
  return { answer: movedTo === null ? { kind: "well" } : { kind: "moved", to: movedTo }, mayPass: false };
}

function broken(why: string): WebsiteAnswer {
  return { kind: "broken", why };
}

/** fetch hides what happened in the cause: "ENOTFOUND", "CERT_HAS_EXPIRED", "ECONNRESET". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause !== null && "code" in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}

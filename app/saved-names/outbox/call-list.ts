import { RequestError } from "#app/api/request.ts";

const PATH = "/api/saved-names";
/** A network that neither answers nor fails is no network. */
const PATIENCE_MS = 10_000;

/** What became of a call. Unlike `request` it throws nothing: each of these is expected, and each asks for something else. */
export type CallResult =
  | { readonly kind: "done"; readonly body: unknown }
  /** Asking again would be answered the same. */
  | { readonly kind: "refused"; readonly status: number; readonly reason: string }
  /** The server failed, or asked for a pause. */
  | { readonly kind: "later"; readonly pauseMs: number | undefined; readonly reason: string }
  /** Nobody has looked at the call: there is no network, no server behind the proxy, or no storage behind the server. */
  | { readonly kind: "unreachable"; readonly pauseMs?: number | undefined };

/** Bad Gateway, Service Unavailable, Gateway Timeout. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** Changes this browser's list. The path goes on from /api/saved-names. */
export async function callList(method: Method, path: string, body?: unknown): Promise<CallResult> {
  try {
    const response = await fetch(PATH + path, {
      method,
      credentials: "include",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) return failure(response, text);
    // What is no JSON was not said by our server, but by the hotel's network.
    return { kind: "done", body: text === "" ? null : JSON.parse(text) };
  } catch {
    return { kind: "unreachable" };
  }
}

function failure({ status, headers }: Response, text: string): CallResult {
  const reason = new RequestError(status, text).visitorMessage ?? "";
  const pauseMs = pauseIn(headers.get("retry-after"));
  if (NOBODY_THERE.has(status)) return { kind: "unreachable", pauseMs };
  const isLater = status >= 500 || status === 408 || status === 425 || status === 429;
  if (!isLater) return { kind: "refused", status, reason };
  return { kind: "later", pauseMs, reason: SAYS_WHY.has(status) ? reason : "" };
}

/** Too much at once, or no room: then our server has a sentence for the visitor. In other trouble it knows of none. */
const SAYS_WHY: ReadonlySet<number> = new Set([429, 507]);

/** Retry-After in seconds; our own server sends no dates. */
function pauseIn(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? "");
  return seconds > 0 ? seconds * 1000 : undefined;
}

import type { IncomingHttpHeaders } from "node:http";
import { isPrivateAddress } from "#server/http/log/private-address.ts";

/** Who asks, as far as the trusted proxies may be believed. */
export type Client = {
  readonly address: string;
  /**
   * Whether anybody may stand behind the address: no proxy is trusted, and it is the machine's own or of a private
   * network. Then a proxy is in front that TRUST_PROXY does not count, or somebody asks from the machine itself.
   */
  readonly standsForMany: boolean;
  readonly https: boolean;
  /** Scheme and host that the visitor sees, without a slash at the end. */
  readonly origin: string;
};

type Trust = { readonly trustedProxies: number; readonly publicUrl?: string | undefined };
type Asking = { readonly headers: IncomingHttpHeaders; readonly socketAddress: string | undefined };

/**
 * Reads the client's address and scheme. With n trusted proxies the n-th entry from the right of X-Forwarded-For
 * is the client: anything further left was written by the client itself and may be a lie.
 */
export function clientOf({ headers, socketAddress }: Asking, trust: Trust): Client {
  const forwarded = trust.trustedProxies === 0 ? [] : list(headers["x-forwarded-for"]);
  const address = forwarded.at(-Math.min(trust.trustedProxies, forwarded.length)) ?? socketAddress ?? "";
  const https =
    trust.publicUrl?.startsWith("https:") === true ||
    (trust.trustedProxies > 0 && list(headers["x-forwarded-proto"]).at(-1) === "https");
  return {
    address,
    standsForMany: trust.trustedProxies === 0 && isPrivateAddress(address),
    https,
    origin: trust.publicUrl ?? `${https ? "https" : "http"}://${headers.host ?? "localhost"}`,
  };
}

function list(header: string | string[] | undefined): readonly string[] {
  const text = Array.isArray(header) ? header.join(",") : (header ?? "");
  if (!text.includes(",")) return text.trim() === "" ? [] : [text.trim()];
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

import { createHash } from "node:crypto";

type Allowed = {
  readonly styles?: string;
  readonly adOrigins?: readonly string[];
  /** Whose frames may stand in this one page. */
  readonly frameOrigins?: readonly string[];
};

/** A page made ready to send: the HTML without nonces, and the policy that allows just its own inline scripts. */
export type SealedPage = { readonly html: string; readonly contentSecurityPolicy: string };

/**
 * Replaces the nonce that the renderer put on its own inline scripts by their hashes. Only scripts that carried the
 * nonce are allowed, so a script that slipped in through content stays forbidden; and the page can be kept and served again.
 * Styles come from our own files only; development, where Vite writes style elements, says otherwise. Where somebody fills
 * the places for ads, scripts, pictures and frames may come from there, too; nothing may be sent there by a script.
 */
export function sealPage(
  rendered: string,
  nonce: string,
  { styles = "'self'", adOrigins = [], frameOrigins = [] }: Allowed = {},
): SealedPage {
  const hashes = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  const html = rendered.replace(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, code: string) => {
      if (!attributes.includes(mark)) return whole;
      if (code !== "") hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
      return `<script${attributes.replace(mark, "")}>${code}</script>`;
    },
  );
  const scripts = ["'self'", ...hashes, ...adOrigins].join(" ");
  const pictures = ["'self'", "data:", ...adOrigins].join(" ");
  const framed = [...adOrigins, ...frameOrigins];
  const frames = framed.length === 0 ? "" : ` frame-src ${framed.join(" ")};`;
  return {
    html: html.replaceAll(mark, ""),
    contentSecurityPolicy: `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src ${pictures};${frames} font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Headers that every page, endpoint and refusal carries; a page has its own policy beside them. */
export const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
} as const;

/** Tells browsers that came by https to come by https for a year (RFC 6797). Said over http it would not be believed. */
export const HTTPS_ONLY = "max-age=31536000; includeSubDomains";

import { createHash } from "node:crypto";

/** A page made ready to send: the HTML without nonces, and the policy that allows just its own inline scripts. */
export type SealedPage = { readonly html: string; readonly contentSecurityPolicy: string };

/**
 * Replaces the nonce that the renderer put on its own inline scripts by their hashes. Only scripts that carried the
 * nonce are allowed, so a script that slipped in through content stays forbidden; and the page can be kept and served again.
 * Styles come from our own files only; development, where Vite writes style elements, says otherwise.
 */
export function sealPage(rendered: string, nonce: string, styles = "'self'"): SealedPage {
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
  const scripts = ["'self'", ...hashes].join(" ");
  return {
    html: html.replaceAll(mark, ""),
    contentSecurityPolicy: `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Headers that every page carries beside its own policy. */
export const PAGE_SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
} as const;

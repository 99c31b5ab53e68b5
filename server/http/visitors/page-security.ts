import { hash } from "node:crypto";

type Allowed = {
  readonly styles?: string;
  readonly adOrigins?: readonly string[];
  /** Whose frames may stand in this one page. */
  readonly frameOrigins?: readonly string[];
};

/** A page made ready to send: the HTML without nonces, in pieces, and the policy that allows just its own inline scripts. */
type SealedPage = { readonly pieces: readonly string[]; readonly contentSecurityPolicy: string };

/**
 * Replaces the nonce that the renderer put on its own inline scripts by their hashes. Only scripts that carried the
 * nonce are allowed, so a script that slipped in through content stays forbidden; and the page can be kept and served again.
 * Styles come from our own files only; development, where Vite writes style elements, says otherwise. Where somebody fills
 * the places for ads, scripts, pictures and frames may come from there, too; nothing may be sent there by a script.
 * A page comes and goes in pieces, none of which ends within an element: put together they would be copied each time, and a
 * long text is dear to the collector.
 */
export function sealPage(
  rendered: readonly string[],
  nonce: string,
  { styles = "'self'", adOrigins = [], frameOrigins = [] }: Allowed = {},
): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const unmarked = rendered.map((piece) => withoutMark(piece, mark));
  const hashes = new Set(
    unmarked.flatMap(({ marked }) => marked).map((code) => `'sha256-${hash("sha256", code, "base64")}'`),
  );
  const scripts = ["'self'", ...hashes, ...adOrigins].join(" ");
  const pictures = ["'self'", "data:", ...adOrigins].join(" ");
  const framed = [...adOrigins, ...frameOrigins];
  const frames = framed.length === 0 ? "" : ` frame-src ${framed.join(" ")};`;
  return {
    pieces: unmarked.flatMap(({ pieces }) => pieces),
    contentSecurityPolicy: `default-src 'none'; script-src ${scripts}; style-src ${styles}; img-src ${pictures};${frames} font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/**
 * Takes the mark off every element, and gives the code of the inline scripts that had it. By hand, since an expression that
 * looks for whole scripts takes ten times as long over a page of 130 kB.
 */
function withoutMark(
  rendered: string,
  mark: string,
): { readonly pieces: readonly string[]; readonly marked: readonly string[] } {
  // Most pieces of a page have neither a mark nor a script of ours.
  if (!rendered.includes(mark)) return { pieces: [rendered], marked: [] };
  const marked: string[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (let script = nextScript(rendered, from); script !== null; script = nextScript(rendered, from)) {
    pieces.push(rendered.slice(from, script.codeFrom).replaceAll(mark, ""));
    const code = rendered.slice(script.codeFrom, script.codeTo);
    const isMarked = rendered.slice(script.from, script.codeFrom).includes(mark);
    if (isMarked && code !== "") marked.push(code);
    pieces.push(code);
    from = script.codeTo;
  }
  pieces.push(rendered.slice(from).replaceAll(mark, ""));
  return { pieces, marked };
}

/** Where the next script begins, and where its code lies. */
function nextScript(html: string, start: number) {
  const from = html.indexOf("<script", start);
  if (from === -1) return null;
  const codeFrom = html.indexOf(">", from) + 1;
  const codeTo = html.indexOf("</script>", codeFrom);
  return codeFrom === 0 || codeTo === -1 ? null : { from, codeFrom, codeTo };
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

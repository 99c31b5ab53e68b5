import { LATE } from "./start-script.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE = /<script([^>]*) type="module" async=""([^>]*)>/;

/**
 * Holds back the scripts of a rendered page: what the router would load at once becomes text that startScript starts.
 * A page without them, or rendered differently than is known here, stays as it is and starts at once.
 */
export function startLate(html: string): string {
  const modules = Array.from(html.matchAll(PRELOAD), ([, address]) => address);
  if (modules.length === 0 || !MODULE.test(html)) return html;
  return html.replaceAll(PRELOAD, "").replace(MODULE, (_, before: string, after: string) => {
    return `<script${before} type="text/plain" ${LATE}="${modules.join(" ")}"${after}>`;
  });
}

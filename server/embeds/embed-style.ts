import { BRAND } from "#content/site/brand.ts";
import { type ColorName, withOurs } from "#domain/brand/colors.ts";

const COLORS: readonly ColorName[] = [
  "paper",
  "ink",
  "ink-2",
  "rule-2",
  "girl",
  "girl-soft",
  "boy",
  "boy-soft",
  "focus",
];
const RULES = [
  "*{box-sizing:border-box;margin:0}",
  "body{background:var(--paper);color:var(--ink);font:16px/1.4 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:16px 18px;overflow-wrap:anywhere}",
  "h1{font:500 30px/1.15 Rockwell,'Roboto Slab',Georgia,serif;letter-spacing:-.01em}",
  "h1 span{font:400 15px/1.4 system-ui,sans-serif;color:var(--ink-2);white-space:nowrap}",
  "a{color:inherit}a:hover{text-decoration-thickness:2px}a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}",
  "p{margin-top:4px}figure{margin-top:10px}",
  "svg{display:block;overflow:visible}svg *{vector-effect:non-scaling-stroke}",
  ".axis{stroke:var(--rule-2)}.girl{--of:var(--girl);--soft:var(--girl-soft)}.boy{--of:var(--boy);--soft:var(--boy-soft)}",
  ".area{fill:var(--soft)}.line{fill:none;stroke:var(--of);stroke-width:2;stroke-linejoin:round}.second .line{stroke-dasharray:7 4}.dots{stroke:var(--of);stroke-width:4;stroke-linecap:round}.ahead{fill:var(--of);opacity:.28}",
  ".years{display:flex;justify-content:space-between;font-size:13px;color:var(--ink-2);margin-top:4px}",
  "figcaption,footer{font-size:13px;color:var(--ink-2);margin-top:4px}",
  "footer{margin-top:10px}",
].join("");

/**
 * The whole style of an embedded name, in the page itself: it loads nothing. Its colors are the site's; they follow the
 * reader's device, as nobody chooses a theme here.
 */
export function embedStyle(): string {
  const colors = withOurs(BRAND.colors);
  const said = COLORS.map((name) => `--${name}:light-dark(${colors[name].join(",")})`).join(";");
  return `:root{color-scheme:light dark;${said}}${RULES}`;
}

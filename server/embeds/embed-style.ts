/**
 * The whole style of an embedded name, in the page itself: it loads nothing. Colors are those of app/styles/tokens.css; they
 * follow the reader's device, as nobody chooses a theme here.
 */
export const EMBED_STYLE = [
  ":root{color-scheme:light dark;--paper:light-dark(#fbfaf5,#14110c);--ink:light-dark(#1c2133,#dac8aa);--quiet:light-dark(#474c5e,#bba98a);--rule:light-dark(#85836f,#7a6b4e);--girl:light-dark(#74245a,#cf9ab8);--girl-soft:light-dark(#f5e6ee,#2b1c23);--boy:light-dark(#3b5b14,#a9b96e);--boy-soft:light-dark(#e9efd8,#20240f)}",
  "*{box-sizing:border-box;margin:0}",
  "body{background:var(--paper);color:var(--ink);font:16px/1.4 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;padding:16px 18px;overflow-wrap:anywhere}",
  "h1{font:500 30px/1.15 Rockwell,'Roboto Slab',Georgia,serif;letter-spacing:-.01em}",
  "h1 span{font:400 15px/1.4 system-ui,sans-serif;color:var(--quiet);white-space:nowrap}",
  "a{color:inherit}a:hover{text-decoration-thickness:2px}a:focus-visible{outline:3px solid light-dark(#2450b5,#e9c45c);outline-offset:2px}",
  "p{margin-top:4px}figure{margin-top:10px}",
  "svg{display:block;overflow:visible}svg *{vector-effect:non-scaling-stroke}",
  ".axis{stroke:var(--rule)}.girl{--of:var(--girl);--soft:var(--girl-soft)}.boy{--of:var(--boy);--soft:var(--boy-soft)}",
  ".area{fill:var(--soft)}.line{fill:none;stroke:var(--of);stroke-width:2;stroke-linejoin:round}.second .line{stroke-dasharray:7 4}.dots{stroke:var(--of);stroke-width:4;stroke-linecap:round}.ahead{fill:var(--of);opacity:.28}",
  ".years{display:flex;justify-content:space-between;font-size:13px;color:var(--quiet);margin-top:4px}",
  "figcaption,footer{font-size:13px;color:var(--quiet);margin-top:4px}",
  "footer{margin-top:10px}",
].join("");

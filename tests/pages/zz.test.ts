import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { MODULES } from "#app/head/deferred-module.ts";
import { CLIENT, sentBytes } from "./sent-bytes.ts";
import { openSite } from "./site/open-site.ts";
const site = await openSite();
function withImports(files: readonly string[], found: Set<string> = new Set()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(CLIENT, file), "utf8");
    withImports(Array.from(code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g), ([, name]) => `/assets/${name}`), found);
  }
  return found;
}
test("x", async () => {
  for (const path of ["/", "/names/hazel"]) {
    const { document, html } = await site.get(path);
    const modules = document.querySelector(`script[${MODULES}]`)?.getAttribute(MODULES)?.split(" ") ?? [];
    const later = globSync("assets/{late,year-cursor}-????????.js", { cwd: CLIENT }).map((f) => `/${f}`);
    const files = [...withImports([...modules, ...later])].map((f) => [sentBytes(f), f] as const).sort((a, b) => b[0] - a[0]);
    console.log(path, Buffer.byteLength(html), files.reduce((s, f) => s + f[0], 0));
    for (const f of files.slice(0, 28)) console.log(f.join(" "));
    console.log([...document.querySelectorAll('link[rel="stylesheet"]')].map((l) => l.getAttribute("href")).join(" "));
  }
  for (const n of ["perry","olivia","james","hazel"]) console.log(n, Buffer.byteLength((await site.get("/names/"+n)).html));
});

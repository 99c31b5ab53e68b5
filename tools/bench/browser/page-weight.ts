import { startServer } from "#tests/support/servers/start-server.ts";
import { against, atMost } from "#tools/bench/bar.ts";
import { table } from "#tools/bench/table.ts";
import { inBrowser } from "./in-browser.ts";
import { kilobytes, weighPage } from "./weigh-page.ts";

const PAGES = [
  { name: "home page", path: "/", scripts: atMost(130, " kB"), html: undefined },
  { name: "name page", path: "/names/hazel", scripts: atMost(110, " kB"), html: atMost(90, " kB") },
  { name: "directory", path: "/parent-directory", scripts: undefined, html: atMost(150, " kB") },
] as const;

const HEAD = [
  "first load",
  "JavaScript until it listens",
  "fetched later, at rest",
  "in all",
  "wanted",
  "HTML, identity",
  "wanted",
  "HTML",
  "CSS",
];

/** What a browser fetches for a first load, compressed with brotli; the HTML also as it is. */
export async function benchPageWeight(): Promise<string> {
  const server = await startServer();
  try {
    const rows = [HEAD];
    for (const { name, path, scripts, html } of PAGES) {
      const weight = await inBrowser((browser) => weighPage(browser, `${server.url}${path}`));
      const inAll = weight.eagerScripts + weight.laterScripts;
      rows.push([
        name,
        kilobytes(weight.eagerScripts),
        kilobytes(weight.laterScripts),
        kilobytes(inAll),
        scripts === undefined ? "–" : against(inAll / 1000, scripts),
        kilobytes(weight.htmlIdentity),
        html === undefined ? "–" : against(weight.htmlIdentity / 1000, html),
        kilobytes(weight.html),
        kilobytes(weight.css),
      ]);
    }
    return table(rows);
  } finally {
    await server.stop();
  }
}

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

/** The Nu Html Checker, which W3C's validator runs; it comes from npm as a file for Java. */
const JAR = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** More than enough for what a checker says of a hundred bad pages. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** To compile well and to collect in several threads pays for programs that run longer; what is compiled quickly needs more stack. */
const SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/** What the checker finds wrong with pages, a line each: the page's name, the fault, and where. Needs Java. */
export function htmlFaults(pages: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "namekin-html-"));
  try {
    const names = [...pages.keys()];
    const files = names.map((name, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, pages.get(name) ?? "");
      return file;
    });
    const { stderr, error } = spawnSync("java", [...SHORT_RUN, "-jar", JAR, "--format", "json", ...files], {
      encoding: "utf8",
      maxBuffer: MOST_OUTPUT,
    });
    if (error !== undefined) throw error;
    return report
      .parse(JSON.parse(stderr))
      .messages.filter(({ type, subType }) => type !== "info" || subType === "warning")
      .map(({ url = "", message, lastLine, extract = "" }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
        return `${name}, line ${lastLine}: ${message} ${extract.replaceAll(/\s+/g, " ").slice(0, 120)}`;
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "#server/config.ts";
import { NEWSLETTER_FOLDER } from "#server/own-words/own-parts.ts";
import { ROOT } from "#server/root.ts";

/** The folder of ours, as a path in the project. */
export const ISSUES_FOLDER = "content/newsletter";

/** Where issues lie, as docs/newsletter.md says: in the operator's own folder, if there is one of them. */
export function issuesFolder({ contentDir }: Pick<Config, "contentDir">): string {
  const own = contentDir === undefined ? undefined : join(contentDir, NEWSLETTER_FOLDER);
  return own !== undefined && existsSync(own) ? own : fileURLToPath(new URL(`${ISSUES_FOLDER}/`, ROOT));
}

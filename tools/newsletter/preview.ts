import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { issueLetters } from "#server/newsletter/issue/issue-letter.ts";
import type { Issue } from "#server/newsletter/issue/parse-issue.ts";
import type { Newsroom } from "#server/newsletter/issue/newsroom.ts";

/** Writes an issue as subscribers get it, for a browser, with its text form beside it. Its way out leads nowhere. */
export async function preview(newsroom: Newsroom, issue: Issue): Promise<number> {
  const { html = "", text } = issueLetters(
    issue,
    newsroom.links,
    newsroom.sender,
  )("nobody", "nobody@localhost");
  const folder = resolve(newsroom.config.dataDir, "previews");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${issue.id}.html`);
  writeFileSync(file, html);
  writeFileSync(join(folder, `${issue.id}.txt`), text);
  console.log(file);
  return 0;
}

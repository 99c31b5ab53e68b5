import { createHash } from "node:crypto";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import type { IssueId } from "#server/storage/issues.ts";

/** What stands above an issue's text, between two lines of "---". */
const frontMatter = z.strictObject({
  subject: z.string().min(5).max(100),
  /** What programs show beside the subject. */
  preview: z.string().min(10).max(140).optional(),
});

/** A monthly letter as it is written. */
export type Issue = {
  /** The file's name without its ending, such as 2026-12. */
  readonly id: IssueId;
  readonly subject: string;
  readonly preview: string | undefined;
  readonly markdown: string;
  /** Changes with every letter of the file. */
  readonly textHash: string;
};

/** Reads an issue. @throws Error that names every fault. */
export function parseIssue(id: IssueId, file: string): Issue {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) {
    throw new Error(
      `An issue's file is named like 2026-12.md: small letters, digits, hyphens; not ${id}.md.`,
    );
  }
  const [, head, text] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined || text.trim() === "") {
    throw new Error(`${id}.md must have front matter between two lines of ---, and a text after it.`);
  }
  const read = frontMatter.safeParse(parseYaml(head, { schema: "failsafe" }));
  if (!read.success) throw new Error(`${id}.md: ${z.prettifyError(read.error)}`);
  const textHash = createHash("sha256").update(file).digest("hex");
  return { id, subject: read.data.subject, preview: read.data.preview, markdown: text.trim(), textHash };
}

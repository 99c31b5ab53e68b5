import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Issue, parseIssue } from "#server/newsletter/issue/parse-issue.ts";

/** Reads an issue from its file, such as content/newsletter/2026-12.md. */
export function readIssue(file: string): Issue {
  return parseIssue(basename(file, ".md"), readFileSync(file, "utf8"));
}

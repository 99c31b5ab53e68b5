import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Issue, parseIssue } from "./parse-issue.ts";

/** Reads an issue from its file, such as content/newsletter/2026-12.md. @throws Error that names every fault. */
export function readIssue(file: string): Issue {
  // Some programs begin a file with a mark of their own. Ends of lines stay: by the text of a file we know which letters were sent.
  return parseIssue(basename(file, ".md"), readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
}

/** An issue of a folder, or what is wrong with its file. */
export type FoundIssue =
  | { readonly id: string; readonly issue: Issue }
  | { readonly id: string; readonly fault: string };

/** The issues of a folder, the newest name first; none where there is no folder. */
export function issuesIn(folder: string): readonly FoundIssue[] {
  return filesIn(folder).map((name) => {
    const id = basename(name, ".md");
    try {
      return { id, issue: readIssue(join(folder, name)) };
    } catch (error) {
      return { id, fault: error instanceof Error ? error.message : "It cannot be read." };
    }
  });
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .toSorted()
      .toReversed();
  } catch {
    return [];
  }
}

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLinks } from "#server/newsletter/links.ts";
import { ROOT } from "#server/root.ts";
import { issueLetters } from "./issue-letter.ts";
import { markdownText } from "./markdown-text.ts";
import { parseIssue } from "./parse-issue.ts";

const origin = "https://names.example.org";
const links = createLinks({
  secret: () => "s".repeat(32),
  origin,
  now: () => new Date("2026-11-21T10:00:00Z"),
});
const sender = { origin, mailHost: "example.org", postalAddress: "1 Elm Street, Springfield" };
const file = (text: string, subject = "Snow & <names>") => `---\nsubject: ${subject}\n---\n\n${text}\n`;
const letterOf = (text: string) => issueLetters(parseIssue("2026-12", file(text)), links, sender);

test("a letter has the way out in its headers, its HTML and its text", () => {
  const { headers, html, text } = letterOf("Hello.")("ada", "ada@example.org");
  const wayOut = links.unsubscribe("ada");
  expect(headers).toMatchObject({
    "List-Unsubscribe": `<${wayOut}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(html).toContain(`<a href="${wayOut}">Unsubscribe</a>`);
  expect(text).toContain(`Unsubscribe: ${wayOut}`);
  for (const form of [html, text]) {
    expect(form).toContain("1 Elm Street, Springfield");
    expect(form).not.toContain("ada@example.org");
  }
  expect(links.readUnsubscribe(wayOut.split("token=")[1] ?? "")).toEqual({
    subscriber: "ada",
    expired: false,
  });
});

test("its Message-ID is always the same, and another for each person and issue", () => {
  const of = (id: string, subscriber: string) =>
    issueLetters(parseIssue(id, file("Hello.")), links, sender)(subscriber, "x@example.org").messageId;
  expect(of("2026-12", "ada")).toBe(of("2026-12", "ada"));
  expect(new Set([of("2026-12", "ada"), of("2026-12", "bob"), of("2027-01", "ada")]).size).toBe(3);
  expect(of("2026-12", "ada")).toMatch(/^<2026-12\.[\w-]{32}@example\.org>$/);
});

test("the HTML is a document with a language, one h1 and headings below it, and links lead home", () => {
  const { html = "" } = letterOf("# Big\n\n## New\n\n[Hazel](/names/hazel) and [x](https://x.example)")(
    "a",
    "b",
  );
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("<h1>Snow &amp; &lt;names&gt;</h1>");
  expect(html).toContain("<h2>Big</h2>");
  expect(html).toContain('<a href="https://names.example.org/names/hazel">Hazel</a>');
  expect(html).toContain('<a href="https://x.example">x</a>');
});

test("the text says the same without marks", () => {
  const markdown = [
    "## Names & *snow*",
    "A **bold** [link](/x), <https://x.example>, `code`.",
    "- one\n- two\n  second line\n\n1. first\n2. second",
    "> said\n> so",
    "***",
    "![A drawing](/a.png)",
  ].join("\n\n");
  expect(markdownText(markdown, origin)).toBe(
    [
      "Names & snow\n------------",
      "A bold link (https://names.example.org/x), https://x.example, code.",
      "- one\n- two\n  second line",
      "1. first\n2. second",
      "> said\n> so",
      "* * *",
      "A drawing",
    ].join("\n\n"),
  );
});

test.for([
  ["2026-12", "no front matter", /front matter between two lines/],
  ["2026-12", "---\nsubject: Hi\n---\n\nText", /subject/],
  ["2026-12", "---\nsubject: Long enough\ncolor: red\n---\n\nText", /color/],
  ["2026-12", "---\nsubject: Long enough\n---\n\n", /a text after it/],
  ["December 2026", "---\nsubject: Long enough\n---\n\nText", /named like 2026-12\.md/],
] as const)("an issue with a fault is not sent (%s, %j)", ([id, text, fault]) => {
  expect(() => parseIssue(id, text)).toThrow(fault);
});

test("the issues of the repository are well-formed", () => {
  const folder = new URL("content/newsletter/", ROOT);
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const issue = parseIssue(name.slice(0, -3), readFileSync(new URL(name, folder), "utf8"));
    const words = issueLetters(issue, links, sender)("a", "b").text.split(/\s+/).length;
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThan(400);
  }
});

import { marked, type Token, type Tokens } from "marked";
import { absolute } from "./markdown-html.ts";

/** An issue's Markdown as plain text, for programs and people who prefer it: addresses stand after their words. */
export function markdownText(markdown: string, origin: string): string {
  return blocks(marked.lexer(markdown), origin).replaceAll(/ +$/gm, "");
}

function blocks(tokens: readonly Token[], origin: string): string {
  return tokens
    .map((token) => block(token, origin))
    .filter((text) => text !== "")
    .join("\n\n");
}

function block(token: Token, origin: string): string {
  switch (token.type) {
    case "space":
    case "html":
      return "";
    case "heading": {
      const words = inline(childrenOf(token), origin);
      return `${words}\n${"-".repeat(Math.min(words.length, 60))}`;
    }
    case "list":
      return isList(token) ? list(token, origin) : "";
    case "blockquote":
      return blocks(childrenOf(token), origin).replaceAll(/^/gm, "> ");
    case "hr":
      return "* * *";
    default:
      return inline(childrenOf(token), origin) || token.raw.trim();
  }
}

function list(token: Tokens.List, origin: string): string {
  const start = token.start === "" ? 1 : token.start;
  return token.items
    .map((item, n) => {
      const mark = token.ordered ? `${start + n}. ` : "- ";
      return `${mark}${blocks(item.tokens, origin).replaceAll("\n", `\n${" ".repeat(mark.length)}`)}`;
    })
    .join("\n");
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list" && "items" in token;
}

function childrenOf(token: Token): readonly Token[] {
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function inline(tokens: readonly Token[], origin: string): string {
  return tokens
    .map((token) => {
      if (token.type === "br") return "\n";
      if (token.type === "html") return "";
      if (token.type === "image") return "text" in token ? String(token.text) : "";
      const words = "tokens" in token ? inline(childrenOf(token), origin) : unescaped(token);
      if (token.type !== "link" || !("href" in token)) return words;
      const address = absolute(String(token.href), origin);
      return address === words ? words : `${words} (${address})`;
    })
    .join("");
}

/** Text tokens hold what was written, with "&" as "&amp;" where Markdown asks for it. */
function unescaped(token: Token): string {
  const text = "text" in token ? String(token.text) : token.raw;
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html.ts";

test("no sign of a text is taken for markup, between tags or in a quoted attribute", () => {
  expect(escapeHtml(`<a href="x">Ada's & Eva's</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Ada&#39;s &amp; Eva&#39;s&lt;/a&gt;",
  );
});

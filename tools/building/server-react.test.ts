import { runInNewContext } from "node:vm";
import { createRequire } from "node:module";
import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readServerReact } from "./server-react.ts";

type Rendered = { renderToString?: (node: unknown) => readonly string[] };

function openServerReact(): Rendered {
  const exports: Rendered = {};
  const globals = {
    exports,
    require: createRequire(import.meta.url),
    process,
    queueMicrotask,
    Buffer,
    setImmediate,
  };
  runInNewContext(readServerReact(), globals);
  return exports;
}

test("what the server's React gives in pieces is what React gives, and no piece ends within an element or a script", () => {
  const rows = Array.from({ length: 400 }, (_, row) => [
    createElement(
      "p",
      { key: row, title: `“${row}” <b>`, className: "row", hidden: true, style: { color: "red", top: row } },
      "Zoë & co. ",
      row,
      createElement("br"),
    ),
    createElement("script", {
      key: `s${row}`,
      nonce: "n",
      dangerouslySetInnerHTML: { __html: `go("</p>", ${row})` },
    }),
  ]);
  const page = createElement("html", null, createElement("body", null, rows));
  const pieces = openServerReact().renderToString?.(page) ?? [];
  expect(pieces.join("")).toBe(renderToString(page));
  expect(pieces.length).toBeGreaterThan(10);
  for (const piece of pieces) {
    expect(piece).toMatch(/^<[^/]/);
    expect(piece.lastIndexOf("<")).toBeLessThan(piece.lastIndexOf(">"));
    expect(piece.split("<script").length).toBe(piece.split("</script>").length);
  }
});

test("parts that wait, or fail and are taken back, stand where React has them", () => {
  const fails = () => {
    throw new Error("on purpose");
  };
  const row = (key: number) =>
    createElement(
      "li",
      { key },
      "before ",
      createElement(
        Suspense,
        { fallback: createElement("i", null, "waits") },
        `in ${key}`,
        createElement("b"),
      ),
      "between ",
      createElement(
        Suspense,
        { fallback: "instead" },
        "taken back",
        createElement("u", { title: "x".repeat(3_000) }),
        createElement(fails),
      ),
      " after",
    );
  const page = createElement(
    "ul",
    null,
    Array.from({ length: 40 }, (_, key) => row(key)),
  );
  const html = (openServerReact().renderToString?.(page) ?? []).join("");
  // While it is developed, React says in a template what failed.
  expect(html).toBe(renderToString(page).replaceAll(/<template[^>]*>/g, "<template>"));
  expect(html).toContain("instead");
});

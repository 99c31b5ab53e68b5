import { expectTypeOf, test } from "vitest";
import type { Page } from "./page.ts";

const head = { path: "/x", title: "X", description: "What it is.", keywords: ["x"] };
const link = { label: "X", line: "What it is good for.", job: "names" } as const;
const related = { category: "tools", needs: ["help"] } as const;
const picture = { drawing: "mark", crumb: "" } as const;

test("a page that search engines may show has a head, words that lead to it, its needs and a picture", () => {
  expectTypeOf({ ...head, ...link, related, picture }).toExtend<Page>();
  expectTypeOf({ ...head, ...link, related }).not.toExtend<Page>();
  expectTypeOf({ ...head, ...link, picture }).not.toExtend<Page>();
  expectTypeOf({ ...head, label: "X", job: "names", related, picture } as const).not.toExtend<Page>();
  expectTypeOf({ ...link, related, picture }).not.toExtend<Page>();
  expectTypeOf({ ...head, ...link, picture, related: { ...related, needs: [] } }).not.toExtend<Page>();
});

test("any other has a head, and words only if something leads to it", () => {
  const hidden = { ...head, noindex: true } as const;
  expectTypeOf(hidden).toExtend<Page>();
  expectTypeOf({ ...hidden, ...link }).toExtend<Page>();
  expectTypeOf({ ...hidden, job: "names" } as const).not.toExtend<Page>();
  expectTypeOf({ ...hidden, picture }).not.toExtend<Page>();
});

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { NO_RULES } from "#domain/names/name-rules.ts";
import { useSearch } from "#app/names/finder/search-names.ts";
import { Queries } from "./queries.tsx";

// What every page is rendered by.
await import("#app/entry.server.tsx");

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

function Searched() {
  const found = { text: "hazel", rules: NO_RULES, names: [] };
  return useSearch({ term: "hazel", rules: NO_RULES, typing: false }, found).state;
}

test("a page that is rendered leaves no timer behind: it would hold all the data of the page", () => {
  const before = timers();
  expect(renderToString(createElement(Queries, null, createElement(Searched)))).toContain("found");
  expect(timers()).toBe(before);
});

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { useLoaded } from "./use-loaded.ts";

const load = vi.fn(async () => "fetched");
const rendered = (options: Parameters<typeof useLoaded<string>>[1]) =>
  renderToString(
    createElement(() => {
      const loaded = useLoaded(load, options);
      return `${loaded.state} ${loaded.state === "loaded" ? loaded.value : ""} before ${loaded.before}`;
    }),
  );

test("the server renders what it sent, else the waiting, whatever it knows from others' pages", () => {
  const cache = createAnswerCache<string>();
  cache.keep("hazel", "somebody else's");
  expect(rendered({ key: "hazel", cache })).toBe("loading  before undefined");
  expect(rendered({ key: "hazel", cache, sent: "sent" })).toBe("loaded sent before sent");
  expect(rendered({ key: null, sent: "sent" })).toBe("loading  before undefined");
  expect(load).not.toHaveBeenCalled();
});

test("a page that is rendered leaves no timer behind: it would hold all the data of the page", () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  rendered({ key: "hazel", sent: "sent" });
  expect(timers()).toBe(before);
});

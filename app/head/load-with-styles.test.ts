import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithStyles } from "./load-with-styles.ts";

type Link = { rel: string; href: string; on: Map<string, () => void>; isGone: boolean };

let links: Link[] = [];
let there: string[] = [];
const events: string[] = [];

beforeEach(() => {
  links = [];
  there = [];
  events.length = 0;
  vi.stubGlobal("document", {
    querySelector: (selector: string) => there.find((href) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => {
      const link: Link = { rel: "", href: "", on: new Map(), isGone: false };
      return Object.assign(link, {
        addEventListener: (type: string, listener: () => void) => link.on.set(type, listener),
        remove: () => (link.isGone = true),
      });
    },
    head: { append: (link: Link) => links.push(link) },
  });
  vi.stubGlobal("dispatchEvent", (event: Event) => events.push(event.type));
});

afterEach(() => vi.unstubAllGlobals());

test("a part waits for its styles, which are asked for once", async () => {
  const load = vi.fn(async () => "part");
  const both = Promise.all([loadWithStyles(load, ["assets/a.css"]), loadWithStyles(load, ["assets/a.css"])]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([["stylesheet", "/assets/a.css"]]);
  links[0]?.on.get("load")?.();
  expect(await both).toEqual(["part", "part"]);
});

test("styles that the page has brought along are not asked for again", async () => {
  there = ["/assets/b.css"];
  expect(await loadWithStyles(async () => "part", ["assets/b.css"])).toBe("part");
  expect(links).toEqual([]);
});

test("styles that cannot be had are told of, and asked for anew at the next try", async () => {
  const first = loadWithStyles(async () => "part", ["assets/c.css"]);
  links[0]?.on.get("error")?.();
  await expect(first).rejects.toThrow("/assets/c.css");
  expect(events).toEqual(["vite:preloadError"]);
  expect(links[0]?.isGone).toBe(true);
  const second = loadWithStyles(async () => "part", ["assets/c.css"]);
  expect(links).toHaveLength(2);
  links[1]?.on.get("load")?.();
  expect(await second).toBe("part");
});

test("a part that cannot be had is told of as well", async () => {
  const broken = loadWithStyles(async () => Promise.reject(new Error("gone")));
  await expect(broken).rejects.toThrow("gone");
  expect(events).toEqual(["vite:preloadError"]);
});

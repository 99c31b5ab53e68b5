import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithStyles } from "./load-with-styles.ts";

type Link = {
  rel: string;
  href: string;
  /** What the browser has made of it; null while it is on its way. */
  sheet: object | null;
  readonly tell: (type: "load" | "error") => void;
};

let links: Link[] = [];
const events: string[] = [];

beforeEach(() => {
  links = [];
  events.length = 0;
  vi.stubGlobal("document", {
    querySelector: (selector: string) => links.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => {
      const heard: { readonly type: string; readonly listener: () => void }[] = [];
      const link = {
        rel: "",
        href: "",
        sheet: null,
        addEventListener: (type: string, listener: () => void) => heard.push({ type, listener }),
        remove: () => (links = links.filter((one) => one !== link)),
        tell: (told: string) => heard.forEach(({ type, listener }) => (type === told ? listener() : null)),
      };
      return link;
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
  links[0]?.tell("load");
  expect(await both).toEqual(["part", "part"]);
});

test("styles that the page has brought along are not asked for again", async () => {
  links = [{ rel: "stylesheet", href: "/assets/b.css", sheet: {}, tell: () => {} }];
  expect(await loadWithStyles(async () => "part", ["assets/b.css"])).toBe("part");
  expect(links).toHaveLength(1);
});

test("styles that cannot be had are told of, and asked for anew at the next try", async () => {
  const first = loadWithStyles(async () => "part", ["assets/c.css"]);
  links[0]?.tell("error");
  await expect(first).rejects.toThrow("/assets/c.css");
  expect(events).toEqual(["vite:preloadError"]);
  expect(links).toEqual([]);
  const second = loadWithStyles(async () => "part", ["assets/c.css"]);
  links[0]?.tell("load");
  expect(await second).toBe("part");
});

test("a part that cannot be had is told of as well", async () => {
  const broken = loadWithStyles(async () => Promise.reject(new Error("gone")));
  await expect(broken).rejects.toThrow("gone");
  expect(events).toEqual(["vite:preloadError"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUR_STARTER_SET } from "#content/names/starter-set.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { ARTICLE, EXAMPLE, log, openExample } from "#tests/support/own-example.ts";
import { openOwnWords, receiveWords } from "./open-own-words.ts";

const readExample = () => readFileSync(join(EXAMPLE, ARTICLE), "utf8");
const IRISH = books.names.curatedIds.filter((id) => books.names.summary(id)?.origin === "Irish").slice(0, 50);

test("the worked example is without a fault, and says all that it holds", () => {
  const { own, words } = openExample();
  expect(own.faults()).toEqual([]);
  expect(words()).toMatchObject({
    brand: {
      name: "Wren House",
      contact: "hello@wrenhouse.example",
      around: { cover: "#cfe3f7" },
      colors: { ribbon: ["#1f5f8b", "#8cc0e6"] },
    },
    starterSet: null,
    articles: [{ article: { section: "blog", title: "Choosing a Name in Four Evenings" }, order: 5 }],
    texts: { about: { lead: expect.stringContaining("Wren House") } },
  });
  const { styles = "", logo = "" } = words()?.brand ?? {};
  expect([...own.files.keys()]).toEqual([styles, logo]);
  expect(styles).toMatch(/^\/assets\/own-colors-[\w-]{8}\.css$/);
  expect(Buffer.from(new Uint8Array(own.shared()?.bytes ?? new SharedArrayBuffer(0))).toString()).toBe(
    JSON.stringify(words()),
  );
});

test("no folder is said: ours speaks", () => {
  const sources = () => ({ names: books.names, ourArticles: books.ourArticles() });
  const own = openOwnWords({
    folder: undefined,
    sources,
    now: () => new Date(),
    take: () => expect.fail(),
    log,
  });
  expect([own.version(), own.shared(), own.faults()]).toEqual(["", null, []]);
  const missing = openOwnWords({ folder: "/nowhere", sources, now: () => new Date(), take: () => {}, log });
  expect(missing.faults()).toEqual(["/nowhere: there is no such folder, or it cannot be read"]);
});

test.for([
  ["brand.json", "{", /^brand\.json: .*JSON/],
  ["brand.json", '{"name":"A <b>"}', /^brand\.json: name: must be of letters/],
  ["brand.json", '{"colour":"red"}', /^brand\.json: .*colour/],
  ["brand.json", '{"starterSet":["hazel"]}', /^brand\.json: starterSet: must have 50 names/],
  [
    "brand.json",
    JSON.stringify({ starterSet: OUR_STARTER_SET.map((id) => (id === "hazel" ? "zzzz" : id)) }),
    /^brand\.json: starterSet: not in the collection: zzzz$/,
  ],
  [
    "brand.json",
    JSON.stringify({ starterSet: IRISH }),
    /^brand\.json: starterSet: the home page says that most of it is English, and Irish has 50 names$/,
  ],
  [
    "brand.json",
    '{"houseLines":[{"text":"Read","link":"this","href":"/no"},{"text":"Read","link":"that","href":"/names"}]}',
    /^brand\.json: the link \/no of houseLines leads nowhere/,
  ],
  ["tokens.json", '{"ink":["#777777","#777777"]}', /^tokens\.json: ink on paper has a contrast of/],
  ["tokens.json", '{"pink":["#777777","#777777"]}', /^tokens\.json: .*must be one of paper, sheet/],
  ["tokens.json", '{"ink":["red","#777777"]}', /^tokens\.json: ink: 0: must be a color such as/],
  ["logo.svg", "<p>no</p>", /^logo\.svg: it is no SVG; it needs a viewBox/],
  [
    "logo.svg",
    '<svg xmlns="x" viewBox="0 0 1 1">\n<g></svg>',
    /^logo\.svg: it is no well-formed XML: line 2: <\/svg> closes <g>$/,
  ],
  [
    "logo.svg",
    '<svg xmlns="x" viewBox="0 0 1 1"><script>1</script><path onload="1"/><use href="#a"/></svg>',
    /^logo\.svg: it has a script; .*\(on…\); it holds or loads something else; it has a link/,
  ],
  [
    "pages/privacy.md",
    "---\nlead: What this site keeps of its visitors.\n---\n## Nothing\n\nNo.",
    /Forget everything/,
  ],
  ["pages/other.md", "text", /^pages\/other\.md: nothing reads it/],
  [
    "articles/baby-safety/ab.md",
    "text",
    /^articles\/baby-safety\/ab\.md: nothing reads it: .*<name> is 3 to 60 letters a–z, digits and hyphens/,
  ],
  ["brand.jsn", "{}", /^brand\.jsn: nothing reads it: there are brand\.json/],
  ["newsletter/2027-02.md", "no head", /^newsletter\/2027-02\.md: must have front matter/],
  [
    "newsletter/2027-02.md",
    "---\nsubject: Long enough\n---\n[x](/no)",
    /^newsletter\/2027-02\.md: the link \/no leads nowhere/,
  ],
] as const)("a fault in %s is told in a sentence with its file", ([file, text, fault]) => {
  const { own } = openExample({ [file]: text });
  expect(own.faults()).toHaveLength(1);
  expect(own.faults()[0]).toMatch(fault);
});

test("an article is held against the rules of ours", () => {
  const whole = (change: (text: string) => string) => {
    const example = openExample();
    example.write(ARTICLE, change(readExample()));
    example.own.reload();
    return example.own.faults().join();
  };
  expect(whole((text) => text)).toBe("");
  expect(whole((text) => text.split("## The third")[0] ?? "")).toContain("words, and needs 300 to 1600");
  expect(whole((text) => text.replace("(/names/lists)", "(/nowhere)"))).toContain("the link /nowhere leads");
  expect(whole((text) => text.replace("(/names/lists)", "(javascript:1)"))).toContain("must begin with /");
  expect(whole((text) => text.replace("You don’t", "<b>You</b> don’t"))).toContain("is HTML: write Markdown");
  expect(whole((text) => text.replaceAll("[^1]", ""))).toContain(ARTICLE);
  expect(whole((text) => text.replace("updated: 2026-11-23", "updated: 2036-11-23"))).toContain(
    "after today",
  );
  expect(whole((text) => text.replace("Choose two.", "Choose two **."))).toContain("“*” is left");
  expect(whole((text) => text.replace("title: Choosing", "titel: Choosing"))).toContain("titel");
});

test("read again, what is wrong says what it said before, and all else is new; mended, it speaks", () => {
  const { own, write, remove, words } = openExample();
  const first = own.version();
  write("brand.json", '{"name":"Robin House"}');
  write("tokens.json", "{");
  own.reload();
  expect(own.faults()).toHaveLength(1);
  expect(words()?.brand).toMatchObject({ name: "Robin House", around: { cover: "#cfe3f7" } });
  expect(own.version()).not.toBe(first);
  write("tokens.json", '{"butter":["#d8f0d0","#16222e"]}');
  remove(ARTICLE);
  remove("newsletter/2027-01.md");
  own.reload();
  expect(own.faults()).toEqual([]);
  expect(words()).toMatchObject({ brand: { around: { cover: "#d8f0d0" } }, articles: [] });
  // Pages that are open still ask for the sheet of before.
  expect(own.files.size).toBe(3);
});

test("a thread takes words once for each version, and gives them back", () => {
  const { own, write } = openExample();
  const taken: (string | undefined)[] = [];
  const receive = receiveWords((words) => taken.push(words?.brand.name));
  receive(null);
  receive(own.shared());
  receive(own.shared());
  write("brand.json", '{"name":"Robin House"}');
  own.reload();
  receive(own.shared());
  receive(null);
  expect(taken).toEqual(["Wren House", "Robin House", undefined]);
});

test("a starter set of one's own is taken", () => {
  const starterSet = OUR_STARTER_SET.toReversed();
  const { own, words } = openExample({ "brand.json": JSON.stringify({ starterSet }) });
  expect(own.faults()).toEqual([]);
  expect(words()?.starterSet).toEqual(starterSet);
});

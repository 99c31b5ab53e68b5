import { expect, test } from "vitest";
import { almanacHtml } from "./almanac-html.ts";

const html = almanacHtml([
  {
    id: "names",
    title: "Names",
    items: [{ label: "Browse names", href: "/names", line: "By origin.", count: "3,300 names" }],
  },
]);

test("every section has a line, with its mark and its count where there is one", () => {
  const links = Array.from(html.matchAll(/<a href="([^"]+)"/g), ([, href]) => href);
  expect(links.join(" ")).toMatch(
    /^\/names \/names\/lists \/names\/map \/compare \/names\/how-old \/names\/through-time \/fit \/together \/names\/sheet \/growth \/printable-resources \/games \/parent-directory \/blog .*\/videos/,
  );
  expect(html).toMatch(
    /#section-browse"\/><\/svg><b>Browse names<\/b><i class="lead"><\/i> <span class="num">3,300 names<\/span> <small>/,
  );
  expect(html).toMatch(/<b>Names by state<\/b> <small>/);
});

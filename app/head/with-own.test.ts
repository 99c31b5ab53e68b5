import { afterEach, expect, test } from "vitest";
import { OUR_BRAND, takeBrand } from "#content/site/brand.ts";
import { withOwn } from "./with-own.ts";

afterEach(() => takeBrand(null));

test("a page under our name stays as it is", () => {
  expect(withOwn(["<head></head>"])).toEqual(["<head></head>"]);
});

test("an operator's brand stands at the end of the head, and nothing in it ends its element", () => {
  takeBrand({ ...OUR_BRAND, name: "A</script>", styles: "/assets/own-colors-1.css" });
  const [before, ...page] = withOwn(["<html>", "<head><title>t</title></head><body></body>"]);
  expect(before).toBe("<html>");
  expect(page[0]).toBe("<head><title>t</title>");
  expect(page[1]).toMatch(
    /^<script id="brand" type="application\/json">\{"name":"A\\u003c\/script>".*\}<\/script><link rel="stylesheet" href="\/assets\/own-colors-1\.css"\/>$/,
  );
  expect(page[2]).toBe("</head><body></body>");
});

import { expect, test } from "vitest";
import { withHandoff } from "./with-handoff.ts";

const page = ["<html><body>", "<p>Hazel</p></body></html>"];

test("the data stand at the end of the page, in a script of ours, and read as they were", () => {
  const data = '["</script><!--", "Zoë’s \\"$& name\\""]\n';
  const html = withHandoff(page, data, "mark").join("");
  const [, code = ""] =
    /^<html><body><p>Hazel<\/p><script nonce="mark">(.*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  expect(code).not.toContain("<");
  const [, text = ""] =
    /^window\.__reactRouterContext\.streamController\.enqueue\((.*)\);window\.__reactRouterContext\.streamController\.close\(\);$/.exec(
      code,
    ) ?? [];
  expect(JSON.parse(text)).toBe(data);
});

test("a page that ends otherwise is not taken for one", () => {
  expect(() => withHandoff(["<html><body>"], "[]", "mark")).toThrow("with-handoff.ts");
});

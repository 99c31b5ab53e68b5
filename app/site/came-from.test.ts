import { expect, test } from "vitest";
import { cameFrom } from "./came-from.ts";

const ORIGIN = "https://names.example";
const from = (referer?: string) =>
  cameFrom(
    new Request(`${ORIGIN}/form`, { method: "POST", headers: referer === undefined ? {} : { referer } }),
    ORIGIN,
    "/otherwise",
  );

test("a form leads back to the page of ours that sent it, which says nothing of another form", () => {
  expect(from(`${ORIGIN}/?q=hazel`)).toBe("/?q=hazel");
  expect(from(`${ORIGIN}/names/hazel?done=saved#save-hazel`)).toBe("/names/hazel");
});

test("nothing leads to another site, or nowhere", () => {
  for (const referer of [undefined, "", "no address", "https://evil.example/", `${ORIGIN}//evil.example/`])
    expect(from(referer), referer).toBe("/otherwise");
});

import { expect, test } from "vitest";
import { shareLinks } from "./share-links.ts";

const links = shareLinks({ url: "https://names.example/names/zoe", title: "Zoë & her curve" });
const hrefs = Object.fromEntries(links.map(({ label, href }) => [label, href]));

test("the five ways stand in the order of the design", () => {
  expect(links.map(({ label }) => label)).toEqual(["Email", "Facebook", "X", "Pinterest", "WhatsApp"]);
});

test("every link is a valid address that carries the page and nothing else", () => {
  expect(new URL(hrefs["Facebook"] ?? "").searchParams.get("u")).toBe("https://names.example/names/zoe");
  expect(new URL(hrefs["X"] ?? "").searchParams.get("text")).toBe("Zoë & her curve");
  expect(new URL(hrefs["Pinterest"] ?? "").searchParams.get("description")).toBe("Zoë & her curve");
  expect(new URL(hrefs["WhatsApp"] ?? "").searchParams.get("text")).toBe(
    "Zoë & her curve https://names.example/names/zoe",
  );
});

test("a letter has blanks, not plus signs", () => {
  expect(hrefs["Email"]).toBe(
    "mailto:?subject=Zo%C3%AB%20%26%20her%20curve&body=https%3A%2F%2Fnames.example%2Fnames%2Fzoe",
  );
});

test("only the letter stays in this window", () => {
  expect(links.filter(({ newWindow }) => !newWindow).map(({ label }) => label)).toEqual(["Email"]);
});

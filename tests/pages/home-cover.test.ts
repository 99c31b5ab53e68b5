import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";

const site = await openSite();

test("the home page says what it is, what can be asked, and what else there is, without JavaScript", async () => {
  const { document, html } = await site.get("/");
  expect(document.querySelector(".promise")?.textContent).toMatch(
    /^1\d\d,\d{3} US names with real birth counts\. Free, no account\.$/,
  );
  const wishes = [...document.querySelectorAll<HTMLAnchorElement>(".wishes a")];
  expect(wishes.map((link) => link.getAttribute("href"))).toContain("/?q=short+Irish+girl");
  for (const wish of wishes) {
    const { document: found } = await site.get(wish.getAttribute("href") ?? "");
    expect(found.querySelectorAll(".nm").length, wish.textContent).toBeGreaterThan(0);
  }
  const sections = [...document.querySelectorAll(".almanac li")].map((item) => item.textContent);
  expect(sections).toHaveLength(18);
  expect(sections).toContainEqual(expect.stringMatching(/^Browse names \d,\d{3} names By origin/));
  expect(html.match(/data-part="almanac"/g)).toHaveLength(1);
});

test("the hill is the curve of the name in the address, and of no other search", async () => {
  const { document } = await site.get("/?q=Maya");
  expect(document.querySelector(".land")?.getAttribute("data-name")).toBe("Maya");
  expect(document.querySelector(".flag")?.textContent).toBe("Maya, 20061 in 377 girls, its peak");
  expect(document.querySelector(".who")?.textContent).toContain("The hill is now Maya");
  const { document: other } = await site.get("/?q=means+light");
  expect(other.querySelector(".land")).toBeNull();
});

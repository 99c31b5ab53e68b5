import { expect, test } from "vitest";
import { NAMING_FLOW } from "#content/site/naming-flow.ts";
import { openSite } from "./site/open-site.ts";
import { textOf, within } from "./site/queries.ts";

const site = await openSite();

test("the way from a search to one name stands above its pages, each at its own step", async () => {
  const labels = NAMING_FLOW.steps.map(({ label }) => label);
  for (const [path, at] of [
    ["/saved", "Saved"],
    ["/fit", "With our surname"],
    ["/together", "Together"],
  ] as const) {
    const page = await site.get(path);
    const steps = within(page.get("navigation", NAMING_FLOW.label)).all("link");
    expect(steps.map(textOf), path).toEqual(labels);
    const current = steps.filter((step) => step.getAttribute("aria-current") === "step");
    expect(current.map(textOf), path).toEqual([at]);
    expect(page.selectAll(".steps .done"), path).toHaveLength(labels.indexOf(at));
    for (const step of steps) {
      const [address = ""] = (step.getAttribute("href") ?? "").split("#");
      expect((await site.get(address)).status, address).toBe(200);
    }
  }
});

test("a saved list has one primary button, a box and a surname for each name, and ways to keep a copy folded up", async () => {
  const browser = site.browser();
  for (const nameId of ["hazel", "june"]) await browser.call("POST", "/api/saved-names", { nameId });
  const page = await browser.get("/saved");
  const main = within(page.select("main"));
  expect(page.selectAll("main .btn-primary").map(textOf)).toEqual(["Share with your partner"]);
  expect(main.get("link", "Share with your partner").getAttribute("href")).toBe("/together#saved");
  expect(main.all("checkbox", /^Select /)).toHaveLength(2);
  // The field has no name: no form can carry the surname to a server.
  expect(page.select(".svp-surname input").getAttribute("name")).toBeNull();
  const copies = page.select("details.svp-copy");
  expect(copies.hasAttribute("open")).toBe(false);
  for (const way of ["Download a file", "Copy the private link", "Paste a list", "Print"])
    expect(textOf(copies)).toContain(way);
});

test("whoever has saved girls’ names begins with a card of a girl, and of none that is saved", async () => {
  const browser = site.browser();
  for (const nameId of ["hazel", "june"]) await browser.call("POST", "/api/saved-names", { nameId });
  const page = await browser.get("/together");
  expect(textOf(page.select(".tog-tags .tag"))).toBe("Girl");
  expect(["Hazel", "June"]).not.toContain(textOf(page.select(".tog-face h2")));
});

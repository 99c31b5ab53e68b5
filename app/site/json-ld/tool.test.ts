import { expect, test } from "vitest";
import { toolJsonLd } from "./tool.ts";

const TOOL = {
  origin: "https://names.example.org",
  path: "/growth",
  title: "Growth percentiles",
  description: "WHO curves.",
  crumb: "Growth",
  above: "Home",
  category: "HealthApplication",
  needsScript: true,
} as const;

test("a tool is a free application on its page, and no medical page", () => {
  const [place, page] = toolJsonLd(TOOL);
  expect(place).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home" }, { name: "Growth" }],
  });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://names.example.org/growth",
    mainEntity: {
      "@type": "WebApplication",
      offers: { price: "0" },
      browserRequirements: "Requires JavaScript",
    },
  });
  expect(JSON.stringify(page)).not.toContain("Medical");
});

test("one that works without JavaScript does not ask for it", () => {
  expect(JSON.stringify(toolJsonLd({ ...TOOL, needsScript: false }))).not.toContain("browserRequirements");
});

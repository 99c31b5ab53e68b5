import { expect, test } from "vitest";
import { growthJsonLd } from "./growth.ts";

test("the calculator is a free application on its page, and no medical page", () => {
  const [place, page] = growthJsonLd({
    origin: "https://names.example.org",
    path: "/growth",
    title: "Growth percentiles",
    description: "WHO curves.",
    crumb: "Growth percentiles",
  });
  expect(place).toMatchObject({ "@type": "BreadcrumbList" });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://names.example.org/growth",
    mainEntity: { "@type": "WebApplication", offers: { price: "0" } },
  });
  expect(JSON.stringify(page)).not.toContain("Medical");
});

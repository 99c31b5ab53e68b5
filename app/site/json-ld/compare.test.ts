import { expect, test } from "vitest";
import { compareJsonLd } from "./compare.ts";

test("the chart is a free application on its page, below the names", () => {
  const [place, page] = compareJsonLd({
    origin: "https://names.example.org",
    path: "/compare",
    title: "Compare names",
    description: "Curves.",
    crumb: "Compare names",
  });
  expect(place).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Names" }, { name: "Compare names" }],
  });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://names.example.org/compare",
    mainEntity: { "@type": "WebApplication", offers: { price: "0" } },
  });
});

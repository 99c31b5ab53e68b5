import { expect, test } from "vitest";
import { fitJsonLd } from "./fit.ts";

test("the tool is a free application on its page, below the names", () => {
  const [place, page] = fitJsonLd({
    origin: "https://names.example.org",
    path: "/fit",
    title: "Try the Full Name",
    description: "Names together.",
    crumb: "Full name",
  });
  expect(place).toMatchObject({ "@type": "BreadcrumbList" });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://names.example.org/fit",
    mainEntity: { "@type": "WebApplication", offers: { price: "0" } },
  });
});

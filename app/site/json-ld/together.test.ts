import { expect, test } from "vitest";
import { togetherJsonLd } from "./together.ts";

test("choosing together is a free application on its page", () => {
  const [place, page] = togetherJsonLd({
    origin: "https://names.example.org",
    path: "/together",
    title: "Choose a name together",
    description: "Two judge apart.",
    crumb: "Choose together",
  });
  expect(place).toMatchObject({ "@type": "BreadcrumbList" });
  expect(page).toMatchObject({
    "@type": "WebPage",
    url: "https://names.example.org/together",
    mainEntity: { "@type": "WebApplication", offers: { price: "0" } },
  });
});

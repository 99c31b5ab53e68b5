import { afterEach, expect, test } from "vitest";
import { OUR_BRAND, takeBrand } from "#content/site/brand.ts";
import { embedStyle } from "#server/embeds/embed-style.ts";
import { letterPage } from "#server/mail/letter-page.ts";
import { PAGE_CARDS } from "./page-cards.ts";
import { pagePicture } from "./page-picture.ts";

afterEach(() => takeBrand(null));

test("what has no style sheet of the site takes its colors all the same: pictures, letters and embedded names", () => {
  const [card] = PAGE_CARDS;
  if (card === undefined) throw new Error("No page has a picture.");
  const made = () => [
    pagePicture(card, null),
    letterPage({ title: "A letter", main: "", footer: "" }),
    embedStyle(),
  ];
  for (const text of made()) expect(text).toContain("#1c2133");
  takeBrand({ ...OUR_BRAND, colors: { ink: ["#102a43", "#bcccdc"], paper: ["#f0f4f8", "#0b1622"] } });
  const [picture = "", ...both] = made();
  for (const text of [picture, ...both]) {
    expect(text).toContain("#102a43");
    expect(text).toContain("#f0f4f8");
    expect(text).not.toContain("#fbfaf5");
  }
  // A picture knows no night.
  expect(picture).not.toContain("#bcccdc");
  for (const text of both) expect(text).toContain("#bcccdc");
});

import { expect, test } from "vitest";
import { buildFamilyView } from "./family-view.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";

const alone = namePageByHand({
  id: "zoe",
  summary: { ...namePageByHand({ id: "zoe" }).summary, name: "Zoë" },
});
const { girl, boy, main, recentGirlShare, decades } = alone;

test("all spellings: how common together, each with its births, the page's own under its display form", () => {
  const words = buildFamilyView({
    ...alone,
    family: {
      members: [
        { id: "zoe", name: "Zoe", births: 2400 },
        { id: "zoey", name: "Zoey", births: 1100 },
        { id: "zoie", name: "Zoie", births: 0 },
      ],
      together: {
        girl,
        boy,
        main,
        recentGirlShare,
        decades,
        commonness: {
          oneIn: { n: 480, of: "girls", year: 2025 },
          oneInBabies: 960,
          chanceInClass: 0.0247,
          chanceWord: "unlikely",
          movement: { direction: "falling", percent: -12.3, since: 2020 },
        },
      },
    },
  });
  expect(words?.facts.map(({ figure }) => figure)).toEqual([
    "1 in 480 girls",
    "1 in 960 babies",
    "2.5% chance",
    "Down 12.3% in five years",
  ]);
  expect(words?.heading).toBe("3 spellings said the same, births in 2025");
  expect(words?.members).toEqual([
    { id: "zoe", name: "Zoë", births: "2,400", own: true },
    { id: "zoey", name: "Zoey", births: "1,100", own: false },
    { id: "zoie", name: "Zoie", births: "Under 5", own: false },
  ]);
  expect(words?.total).toBe("3,500");
});

test("a name without other spellings has none of it", () => {
  expect(buildFamilyView(alone)).toBeNull();
});

import { IS_FULL } from "#tests/support/matrix.ts";
import { expect, test } from "#tests/support/site-test.ts";

const LARGEST_MARK_PX = 56;
const SMALLEST_SCENE_PX = 160;
/** Where marks and scenes stand, in every setting; in `npm test` one of each: a form, cards, a list, a scene. */
const PATHS = [
  "/growth",
  "/games",
  "/parent-directory",
  "/no/such/page",
  ...(IS_FULL
    ? ["/compare", "/fit", "/games?play=name-meaning-quiz", "/printable-resources", "/videos", "/blog"]
    : []),
];

/** A laptop and a phone. */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

// From what the server sends: a size is a matter of styles.
test.use({ javaScriptEnabled: false });

test("Marks are at most 56 px, scenes at least 160 px, and a scene keeps its place until it comes @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  trouble.expect(/\.svg/); // Held back below.
  await page.route("**/*.svg", (route) => route.abort());
  for (const path of PATHS) {
    await page.goto(path);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const found = await page.evaluate(() => {
        const sizes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((drawing) => {
            const { width, height } = drawing.getBoundingClientRect();
            return { width, height };
          });
        return {
          marks: sizes('svg.mark, svg[viewBox="0 0 40 40"], svg[viewBox="0 0 56 56"]'),
          scenes: sizes("svg.scene"),
        };
      });
      const where = `on ${path}, ${viewport.width} px wide`;
      for (const { width, height } of found.marks) {
        expect(Math.max(width, height), `a mark ${where}`).toBeLessThanOrEqual(LARGEST_MARK_PX);
      }
      for (const { width, height } of found.scenes) {
        expect(width, `a scene ${where}`).toBeGreaterThanOrEqual(SMALLEST_SCENE_PX);
        expect(width / height, `a scene ${where}`).toBeCloseTo(320 / 200, 1);
      }
    }
  }
});

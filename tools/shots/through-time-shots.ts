import type { Shot } from "./shot.ts";

/** Every name at once: a choice, a band that was chosen, nothing that fits, what could not be fetched. */
export const THROUGH_TIME_SHOTS: readonly Shot[] = [
  { name: "through-time-boys-n", path: "/names/through-time?end=n&whose=boys" },
  { name: "through-time-narrow", path: "/names/through-time?start=ma", widths: [320] },
  {
    name: "through-time-chosen",
    path: "/names/through-time?end=n&whose=boys",
    async act(page) {
      await page.getByRole("slider").focus();
      for (const key of ["PageUp", "ArrowUp", "ArrowUp", "PageDown"]) await page.keyboard.press(key);
    },
  },
  { name: "through-time-girls-lyn", path: "/names/through-time?end=lyn&whose=girls" },
  { name: "through-time-none", path: "/names/through-time?start=qx", themes: ["light"] },
  { name: "through-time-rare", path: "/names/through-time?start=mariad", themes: ["light"] },
  {
    name: "through-time-failed",
    path: "/names/through-time",
    themes: ["light"],
    async act(page) {
      await page.route("**/api/names/through-time*", (route) => route.abort());
      await page.getByLabel("Starts with").fill("Z");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "through-time-table",
    path: "/names/through-time?origin=Irish",
    themes: ["light"],
    act: (page) => page.getByText("The same numbers as a table").click(),
  },
  {
    name: "through-time-no-script",
    path: "/names/through-time?start=j",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
];

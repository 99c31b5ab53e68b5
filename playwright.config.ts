import { defineConfig } from "@playwright/test";
import { IS_FULL, SECOND_TRIES } from "./tests/support/matrix.ts";
import { findChromium } from "./tools/find-chromium.ts";

// Kept in the environment, so that the workers need not look again.
process.env["CHROME_PATH"] = await findChromium();

/**
 * What a phone does otherwise: "@phone" on both devices, "@phone-only", and "@phone-full" on the phone too in the full matrix.
 * "@phone @desktop-full" is the other way round: on the phone always, on the desktop in the full matrix.
 */
const PHONE = /@phone\b/;
const PHONE_ONLY = /@phone-only\b/;
/** "@full": in the full matrix alone. */
const FULL = /@full\b/;
const PHONE_FULL = /@phone-full\b/;
const DESKTOP_FULL = /@desktop-full\b/;

/** Journeys in a real browser against the production server; each worker starts its own, on the build that is there. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: SECOND_TRIES,
  // As many as cores, since slow tests run beside them and a browser's pages fill one by themselves: a third made each wait for the others.
  workers: 2,
  // How long something may take to come on a machine that has twice as much to do as it can; nothing that is asserted is a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Where the time went is written for tools/test.ts alone.
  reporter: [
    ["list", { printSteps: false }],
    ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [] : [["json"] as const]),
  ],
  use: {
    browserName: "chromium",
    // Recording each test takes a third of the machine: --trace retain-on-failure records the one that fails.
    trace: "off",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    locale: "en-US",
    timezoneId: "America/New_York",
    // What moves is painted again and again, up to a quarter of what a journey costs. Journeys about movement ask for it (MOVING); in the full matrix all moves.
    contextOptions: { reducedMotion: IS_FULL ? "no-preference" : "reduce" },
    // Nothing is answered from the device, but where that is what is tested.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROME_PATH"],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: IS_FULL ? PHONE_ONLY : [PHONE_ONLY, FULL, DESKTOP_FULL],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      grep: PHONE,
      grepInvert: IS_FULL ? [] : [FULL, PHONE_FULL],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

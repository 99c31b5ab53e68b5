// node tools/find-chromium.ts: prints the path of a Chromium for the browser tests. Installs Debian's when there is none, if
// told to (--install, or CI=true): nobody's own machine is given packages unasked.
import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages, isContinuousIntegration } from "./testing/install-packages.ts";

const USUAL_PLACES = [
  // It opens no windows, so the journeys take half the machine's time that a whole browser takes.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const WHAT_TO_DO = `The browser tests need a Chromium, and none was found. Any one of these helps:
  npm run browser                                 (Debian and Ubuntu; installs a package, as root or with sudo)
  apt-get install chromium-headless-shell         (the same, by hand)
  npx playwright install --with-deps chromium     (elsewhere; downloads one)
  CHROME_PATH=/path/to/chrome npm test            (one that lies in an unusual place)`;

/** Where a Chromium is. Throws with what to do when there is none and it may not, or cannot, be installed. */
export async function findChromium({ mayInstall = isContinuousIntegration() } = {}): Promise<string> {
  const given = process.env["CHROME_PATH"];
  if (given !== undefined && given !== "") {
    if (isExecutable(given)) return given;
    throw new Error(`CHROME_PATH is "${given}", where there is no program.`);
  }
  const found = [...USUAL_PLACES, chromium.executablePath()].find(isExecutable);
  if (found !== undefined) return found;
  if (!mayInstall) throw new Error(WHAT_TO_DO);
  return installForDebian();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installForDebian(): string {
  console.error("No Chromium found: installing Debian's.");
  if (!installPackages(["chromium-headless-shell", "fonts-liberation"])) throw new Error(WHAT_TO_DO);
  const installed = USUAL_PLACES.find(isExecutable);
  if (installed === undefined || !runs(installed)) throw new Error(WHAT_TO_DO);
  return installed;
}

/** Ubuntu's package of this name is a stub that asks for a snap, which a container has not. */
function runs(path: string): boolean {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(await findChromium(process.argv.includes("--install") ? { mayInstall: true } : {}));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

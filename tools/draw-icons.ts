import { chromium } from "@playwright/test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "public", "icons");
const BUTTER = "#F7E08A";

/** Part of a side that the drawing takes; a maskable icon may lose all outside a circle of 80 %. */
const ICONS = [
  { file: "icon-192.png", size: 192, share: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, share: 1, ground: "transparent" },
  { file: "maskable-512.png", size: 512, share: 0.66, ground: BUTTER },
  { file: "apple-touch-icon.png", size: 180, share: 0.8, ground: BUTTER },
] as const;

const FAVICON_SIZE = 32;

/** Draws the icons for phones from public/favicon.svg, as it looks by day. */
async function run(): Promise<void> {
  const svg = readFileSync(join(ROOT, "public", "favicon.svg"), "utf8");
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const draw = async (size: number, share: number, ground: string): Promise<Buffer> => {
    const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: "light" });
    const side = size * share;
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${side}px">${svg}</div></body>`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await page.close();
    return picture;
  };
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const { file, size, share, ground } of ICONS) {
      writeFileSync(join(FOLDER, file), await draw(size, share, ground));
      console.log(join("public", "icons", file));
    }
    writeFileSync(join(ROOT, "public", "favicon.ico"), icoOf(await draw(FAVICON_SIZE, 1, "transparent")));
    console.log(join("public", "favicon.ico"));
  } finally {
    await browser.close();
  }
}

/** A PNG of 32 pixels in an ICO container: a head of 6 bytes and one entry of 16. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // of one picture,
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits a pixel,
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // which begins after this head.
  return Buffer.concat([head, png]);
}

await run();

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { runTool } from "#tests/support/run-tool.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

/** What npm run desk prints, another process on the same database, as an address of this server. */
export async function newLink({ dataDir }: RunningServer): Promise<string> {
  const { out } = await runTool("desk.ts", [], { DATA_DIR: dataDir, DESK: "on" });
  return new URL(out.trim()).pathname + new URL(out.trim()).search;
}

/** Opens the desk in a browser. */
export async function openDesk(page: Page, server: RunningServer): Promise<void> {
  await page.goto(await newLink(server));
  await page.getByRole("button", { name: "Open the desk" }).click();
  await expect(page).toHaveURL("/desk");
}

/** The link to a part of the desk. */
export const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name });

const PHONE = { width: 390, height: 844 } as const;

/** Nothing stands beside the window as it is, nor beside a phone's. */
export async function expectNoSideways(page: Page): Promise<void> {
  const window = page.viewportSize() ?? PHONE;
  for (const viewport of [PHONE, window]) {
    await page.setViewportSize(viewport);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  }
}

/** The letters that a server without a mail server has written to somebody. */
export function lettersTo(server: RunningServer, address: string): readonly string[] {
  const folder = join(server.dataDir, "outbox");
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((letter) => letter.includes(`To: ${address}`));
}

import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { saveFile } from "#app/ui/save-file.ts";

/** A text file of what came of it, made on this device. */
export function saveResult(lines: readonly string[]): void {
  const text = `${lines.join("\r\n")}\r\n`;
  saveFile(TOGETHER_PAGE.down.file, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

import { TOGETHER_PAGE } from "#content/site/together-page.ts";

/** A text file of what came of it, made on this device. */
export function saveResult(lines: readonly string[]): void {
  const text = `${lines.join("\r\n")}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = TOGETHER_PAGE.down.file;
  link.click();
  // Some browsers read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

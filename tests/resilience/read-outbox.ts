import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A letter as a server without a mail server has laid it down. */
type LaidLetter = { readonly to: string; readonly subject: string; readonly text: string };

/** The letters in DATA_DIR/outbox, the oldest first, with the text that a mail program would show. */
export async function readOutbox(dataDir: string): Promise<readonly LaidLetter[]> {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(files.map(async (name) => readLetter(await readFile(join(folder, name), "utf8"))));
}

function readLetter(source: string): LaidLetter {
  const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, "m").exec(source)?.[1] ?? "";
  // The text stands before the HTML; a letter without HTML is text alone.
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const part = boundary === undefined ? source : (source.split(`--${boundary}`)[1] ?? "");
  const [head = "", ...body] = part.split("\r\n\r\n");
  const text = body.join("\n\n");
  return {
    to: header("To"),
    subject: header("Subject"),
    text: /quoted-printable/.test(head) ? plainOf(text) : text,
  };
}

/** Undoes quoted-printable. */
function plainOf(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
    .replaceAll(/%(?![0-9A-F]{2})/g, "%25");
  return decodeURIComponent(bytes);
}

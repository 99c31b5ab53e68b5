import { createHash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailTransport } from "./letter.ts";
import { messageOf } from "./message.ts";
import { once } from "#domain/once.ts";

type Given = {
  /** Asked for with each letter: a site may change its name. */
  readonly from: () => string;
  readonly now: () => Date;
};

/** Lays each letter into a folder as an .eml file, readable by its owner alone; any mail program opens it. */
export function openOutbox(folder: string, { from, now }: Given): MailTransport {
  const open = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  });
  return {
    async send(letter) {
      try {
        const writer = await open();
        const { message } = await writer.sendMail({ ...messageOf(letter, from()), date: now() });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const time = now().toISOString().replaceAll(/[:.]/g, "-");
        const mark = createHash("sha256").update(letter.messageId).digest("hex").slice(0, 12);
        const file = join(folder, `${time}-${mark}.eml`);
        const unfinished = `${file}.unfinished`;
        try {
          await writeFile(unfinished, message, { mode: 0o600 });
          await rename(unfinished, file);
        } catch (error) {
          // On a full disk half a letter would take the last of the room.
          await rm(unfinished, { force: true });
          throw error;
        }
        return { kind: "sent" };
      } catch (error) {
        const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
        return { kind: "unsent", reason };
      }
    },
  };
}

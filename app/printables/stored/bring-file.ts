import { FILL } from "#content/printables/fill-words.ts";
import { mergeSheets } from "#domain/printables/merge-sheets.ts";
import { LARGEST_FILE_BYTES, readSheetsFile } from "#domain/printables/sheets-file.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { changeSheets, sheetsNow } from "./sheet-store.ts";
import { SHEETS_FORMAT } from "./sheets-format.ts";

export type Brought = { readonly isDone: boolean; readonly words: string };

/** Reads a file into what is kept, and says what came of it. A file that is none of ours changes nothing. */
export async function bringFile(file: File): Promise<Brought> {
  if (file.size > LARGEST_FILE_BYTES) return { isDone: false, words: FILL.faults["too large"] };
  const reading = readSheetsFile(await file.text(), SHEETS_FORMAT);
  if (reading.kind !== "sheets") return { isDone: false, words: FILL.faults[reading.kind] };
  const { changed, added, renewed, same } = mergeSheets(sheetsNow(), reading.kept);
  changeSheets(changed);
  const { brought } = FILL;
  const said = [
    [added, brought.added],
    [renewed, brought.renewed],
    [same, brought.same],
    [reading.unreadable, brought.unreadable],
  ] as const;
  const parts = said
    .filter(([count]) => count > 0)
    .map(([count, words]) => fillIn(words, { count: `${count}` }));
  return { isDone: true, words: `${parts.join(", ")}.` };
}

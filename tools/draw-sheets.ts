import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { drawSheet } from "./drawings/draw-sheet.ts";

const FOLDER = join(import.meta.dirname, "..", "app", "drawings", "sheets");

mkdirSync(FOLDER, { recursive: true });
for (const id of SHEET_IDS) writeFileSync(join(FOLDER, `${id}.svg`), await drawSheet(id));

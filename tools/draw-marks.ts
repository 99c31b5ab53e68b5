import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marksFile } from "./drawings/marks-file.ts";

const FOLDER = join(import.meta.dirname, "..", "app", "drawings");

writeFileSync(
  join(FOLDER, "marks.svg"),
  marksFile((mark) => readFileSync(join(FOLDER, `${mark}.svg`), "utf8")),
);

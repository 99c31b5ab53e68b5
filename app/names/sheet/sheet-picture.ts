import { layNameSheet } from "#domain/names/sheet/lay-name-sheet.ts";
import { paintPicture } from "./paint-picture.ts";
import { type MakeFile, sheetToLay } from "./sheet-to-lay.ts";

/** A name sheet as a PNG, made here. @throws Error where there is no canvas. */
export const makeFile: MakeFile = (words, year, paper) => {
  const sheet = sheetToLay(words, words.names, year, paper);
  return paintPicture((textWidth) => layNameSheet(sheet, textWidth));
};

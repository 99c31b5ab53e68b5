import { saveFile } from "#app/ui/save-file.ts";

/** Dots of the picture for each unit of the SVG: sharp on phones, too. */
const DENSITY = 2;

/** Draws our SVG on a canvas and gives it to the visitor as a PNG. Rejects when it cannot be had or drawn. */
export async function downloadPng(svg: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = svg;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * DENSITY;
  canvas.height = picture.naturalHeight * DENSITY;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("There is no canvas to draw on.");
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("The canvas gave no picture.");
  saveFile(name, blob);
}

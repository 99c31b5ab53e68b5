/** What of pdfkit's document is used: the server and the browser each bring their own. Lengths in points. */
export type PdfDocument = {
  addPage(options: { readonly size: [number, number]; readonly margin: number }): unknown;
  registerFont(name: string, bytes: Uint8Array): unknown;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  fillColor(color: string): unknown;
  strokeColor(color: string): unknown;
  lineWidth(width: number): unknown;
  dash(length: number, options: { readonly space: number }): unknown;
  undash(): unknown;
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): unknown;
  stroke(): unknown;
  fill(): unknown;
  text(text: string, x: number, y: number, options: TextOptions): unknown;
  widthOfString(text: string, options: { readonly characterSpacing: number }): number;
  struct(tag: string, options?: StructureOptions): PdfElement;
  addStructure(element: PdfElement): unknown;
  markStructureContent(tag: string): object;
  markContent(tag: "Artifact", options: { readonly type: "Layout" }): unknown;
  endMarkedContent(): unknown;
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  end(): unknown;
};

export type PdfElement = {
  /** A part of the structure, or what markStructureContent gave. */
  add(child: object): unknown;
  end(): unknown;
};

type TextOptions = {
  readonly lineBreak: false;
  readonly baseline: "alphabetic";
  readonly characterSpacing: number;
};

type StructureOptions = {
  alt?: string;
  actual?: string;
  scope?: "Row" | "Column";
};

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of a PDF's structure, as a screen reader walks through it. */
export type PdfElement = {
  readonly role: string;
  readonly alt: string | null;
  /** The words in it and beneath it. */
  readonly text: string;
  readonly children: readonly PdfElement[];
};

type PdfStructure = {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** What each page begins with. */
  readonly pages: readonly PdfElement[];
};

type Node = { readonly role: string; readonly alt?: string; readonly children: readonly (Node | Content)[] };
type Content = { readonly type: string; readonly id: string };

/** Reads what a PDF says of itself, and its structure. */
export async function readPdfStructure(bytes: Uint8Array): Promise<PdfStructure> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const said = new Map(Object.entries(info));
  const marks = new Map<string, unknown>(Object.entries((await document.getMarkInfo()) ?? {}));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => {
      const page = await document.getPage(place + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const texts = new Map<string, string>();
      let [id, depth] = ["", 0];
      for (const item of items) {
        if ("str" in item) {
          if (id !== "") texts.set(id, (texts.get(id) ?? "") + item.str);
        } else if (item.type === "endMarkedContent") {
          depth -= 1;
          if (depth === 0) id = "";
        } else {
          depth += 1;
          if (item.id) id = item.id;
        }
      }
      return elementOf(await page.getStructTree(), texts);
    }),
  );
  await task.destroy();
  return {
    title: String(said.get("Title")),
    language: String(said.get("Language")),
    isTagged: marks.get("Marked") === true,
    pages,
  };
}

/** Every element, from the top. */
export function elementsOf(element: PdfElement): readonly PdfElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}

function elementOf({ role, alt, children }: Node, texts: ReadonlyMap<string, string>): PdfElement {
  const made = children.map((child) =>
    "role" in child ? elementOf(child, texts) : (texts.get(child.id) ?? ""),
  );
  return {
    role,
    alt: alt ?? null,
    text: made
      .map((child) => (typeof child === "string" ? child : child.text))
      .join("")
      .trim(),
    children: made.filter((child) => typeof child !== "string"),
  };
}

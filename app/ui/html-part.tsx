import { use, useState } from "react";
import { PageParts, type Parts } from "#app/head/page-parts.ts";

type Props = {
  readonly as: "div" | "ul" | "tbody" | "span";
  readonly name: string;
  /** As the loader sent them: null where they came with the document. */
  readonly parts: Parts | null;
  readonly className?: string;
};

/**
 * A part of a page that is made as HTML on the server and stays as it is: long tables and drawings, of which React would
 * make a thousand elements, and a document would carry the figures a second time. What is in it has no handlers, and the
 * links in it are no links of the router. It holds what it held first: give what stands around it a key.
 */
export function HtmlPart({ as: Tag, name, parts, className }: Props) {
  const ofDocument = use(PageParts);
  const [html] = useState(() => ({ __html: parts?.[name] ?? ofDocument[name] ?? htmlOfPart(name) }));
  return (
    <Tag data-part={name} className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}

/** A part as it stands in the document. */
export function findPart(name: string): Element | null {
  return document.querySelector(`[data-part="${name}"]`);
}

function htmlOfPart(name: string): string {
  return typeof document === "undefined" ? "" : (findPart(name)?.innerHTML ?? "");
}

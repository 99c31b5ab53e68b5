import type { RouterContextProvider } from "react-router";
import type { TextPageId } from "#domain/site/text-page.ts";
import { services } from "#app/screen-context.ts";
import { textMeta } from "./text-meta.ts";

type Asked = { readonly context: Readonly<RouterContextProvider> };

/** A text, and the head of its page. */
export function loadText({ context }: Asked, id: TextPageId) {
  const text = context.get(services).texts()[id];
  return { text, head: textMeta(id, text, context.get(services).origin) };
}

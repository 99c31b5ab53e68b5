import type { RouterContextProvider } from "react-router";
import { PAGES } from "#content/site/pages.ts";
import type { TextPageId } from "#domain/pages/text-page.ts";
import { services } from "#app/screen-context.ts";
import { textMeta } from "./text-meta.ts";

type Asked = { readonly context: Readonly<RouterContextProvider> };

/** A text, what its page is called, and the head of it. */
export function loadText({ context }: Asked, id: TextPageId) {
  const { path, title, label } = PAGES[id];
  const page = { path, title, crumb: label };
  const { origin, texts } = context.get(services);
  return { page, text: texts()[id], head: textMeta(id, origin) };
}

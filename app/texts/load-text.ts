import type { RouterContextProvider } from "react-router";
import type { TextPageId } from "#domain/site/text-page.ts";
import { textBook } from "#app/screen-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider> };

export function loadText({ context }: Asked, id: TextPageId) {
  return { text: context.get(textBook)[id] };
}

import { useLayoutEffect, useRef, useState } from "react";
import { type HtmlItem, keepList } from "./keep-list.ts";

type Props = {
  /** Each an <li>. */
  readonly items: readonly HtmlItem[];
  readonly className?: string;
  readonly "data-of"?: string;
};

/**
 * A list whose items are HTML, on the server and in browsers: React would make four elements of each, several hundred on a page.
 * In browsers it is kept in step. Of a field in it React tells only onInput, and not onChange.
 */
export function HtmlList({ items, ...attributes }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const written = useRef(items);
  const [first] = useState(() => ({ __html: items.map(({ html }) => html).join("") }));
  useLayoutEffect(() => {
    if (list.current !== null && written.current !== items) keepList(list.current, written.current, items);
    written.current = items;
  }, [items]);
  return <ul ref={list} {...attributes} dangerouslySetInnerHTML={first} />;
}

import { useEffect, useRef } from "react";
import { withTick } from "#domain/articles/ticks.ts";
import { ticks } from "./ticks-store.ts";

/** Where a page of several articles has the room to show all their sections. */
const WIDE = "(min-width: 64rem)";

/** An article's text; another needs another key. What is ticked in its lists is kept on this device, the same in all tabs. */
export function ArticleHtml({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = text.current;
    if (root === null) return undefined;
    const show = () => {
      const done = new Set(ticks.now());
      for (const box of root.querySelectorAll("input")) box.checked = done.has(box.value);
    };
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { value, checked } = target;
      ticks.change((done) => withTick(done, value, checked));
    };
    const wide = matchMedia(WIDE).matches;
    for (const fold of root.querySelectorAll("details"))
      if (wide || fold.querySelector(":target") !== null) fold.open = true;
    show();
    root.addEventListener("change", keep);
    const stop = ticks.subscribe(show);
    return () => {
      root.removeEventListener("change", keep);
      stop();
    };
  }, []);
  return <div ref={text} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether something in a text can be ticked. */
export function canBeTicked(html: string): boolean {
  return html.includes('class="tick"');
}

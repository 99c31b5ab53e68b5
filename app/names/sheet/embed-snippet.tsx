import { Copy } from "lucide";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { copyText } from "#app/sharing/pass-on.ts";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import type { EmbedView } from "./build-sheet-view.ts";

const { embed: WORDS } = SHEET_PAGE;

/** A name for somebody's own site: HTML to copy, and the same for programs. */
export function EmbedSnippet({ embed: { id, name, html, frame, json } }: { readonly embed: EmbedView }) {
  const copy = async () => {
    const done = await copyText(html);
    toasts.add(
      done
        ? { title: WORDS.copied, description: WORDS.paste }
        : { title: WORDS.copyFailed, description: WORDS.byHand, tone: "destructive" },
    );
  };
  const words = (text: string) => fillInAll(text, { name });
  return (
    <section className="ns-embed noprint" aria-labelledby={`embed-${id}`}>
      <h2 id={`embed-${id}`}>{words(WORDS.title)}</h2>
      <p className="small quiet">{WORDS.text}</p>
      <label className="vh" htmlFor={`html-${id}`}>
        {words(WORDS.label)}
      </label>
      <textarea className="input num" id={`html-${id}`} rows={4} readOnly spellCheck="false" value={html} />
      <div className="ns-ways">
        <button type="button" className="btn needs-script" onClick={() => void copy()}>
          <Icon of={Copy} />
          {WORDS.copy}
        </button>
        <a href={frame}>{WORDS.see}</a>
        <a href={json}>{words(WORDS.json)}</a>
        {isAbsent(PATHS.data) ? null : <a href={PATHS.data}>{WORDS.data}</a>}
      </div>
    </section>
  );
}

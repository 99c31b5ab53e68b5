import { countHtml } from "./choice-html.ts";
import "./filters.css";

/** How many names a choice brings, as HTML; nothing where they are not counted. */
export function Counted({ of }: { readonly of: number | null }) {
  return <span className="flt-words" dangerouslySetInnerHTML={{ __html: countHtml(of) }} />;
}

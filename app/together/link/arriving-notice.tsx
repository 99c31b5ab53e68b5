import type { ReactNode } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import "#app/ui/notice.css";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly title: string;
  readonly text: string;
  /** What else can be done than to leave it. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

/** What a link has brought, and what to do with it. */
export function ArrivingNotice({ title, text, children, onClose }: Props) {
  return (
    <section className="svp-note tog-arriving" aria-labelledby="arriving-title">
      <div>
        <h2 id="arriving-title">{title}</h2>
        <p className="quiet">{text}</p>
      </div>
      <div className="tog-buttons">
        {children}
        <button type="button" className={children ? "btn btn-quiet" : "btn"} onClick={onClose}>
          {children ? WORDS.later : WORDS.ok}
        </button>
      </div>
    </section>
  );
}

import { Link as LinkIcon, Share } from "lucide";
import { useId } from "react";
import { COPY_LINK, NEW_WINDOW, SHARE } from "#content/frame/frame-words.ts";
import { useRootData } from "#app/root-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shareLinks } from "./share-links.ts";
import { copyLink, sharePage, useHasShareSheet } from "./use-share.ts";

type Props = {
  /** What the others read beside the link. */
  readonly title: string;
  readonly path: string;
  readonly heading: string;
  readonly text: string;
};

/** Passes a page on: by the device's own share sheet, a copied link, or a plain link to a network. */
export function SharePanel({ title, path, heading, text }: Props) {
  const headingId = useId();
  const hasShareSheet = useHasShareSheet();
  const page = { url: `${useRootData()?.origin ?? ""}${path}`, title };
  return (
    <section className="shr" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{heading}</h2>
        <p className="small quiet">{text}</p>
      </div>
      <div>
        <div className="share needs-script">
          {hasShareSheet ? (
            <button type="button" className="btn btn-primary" onClick={() => void sharePage(page)}>
              <Icon of={Share} />
              {SHARE}
            </button>
          ) : null}
          <button type="button" className="btn" onClick={() => void copyLink(page)}>
            <Icon of={LinkIcon} />
            {COPY_LINK}
          </button>
        </div>
        <ul className="share-more">
          {shareLinks(page).map(({ label, href, newWindow }) => (
            <li key={label}>
              <a href={href} {...(newWindow ? { target: "_blank", rel: "noreferrer" } : {})}>
                {label}
                {newWindow ? <span className="vh">{` ${NEW_WINDOW}`}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

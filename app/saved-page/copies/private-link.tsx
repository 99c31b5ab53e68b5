import { Link2 } from "lucide";
import { useId, useState } from "react";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { WORDING } from "#content/site/wording.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import { linkFragment } from "#domain/saved-names/private-link.ts";
import { copyText } from "#app/sharing/pass-on.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";

/** Copies a link that holds the list. Where the clipboard is closed to us, the link is shown to be copied by hand. */
export function PrivateLink({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const field = useId();
  const [shown, setShown] = useState<string | null>(null);
  const [tooLong, setTooLong] = useState(false);

  const copy = async () => {
    const fragment = linkFragment(entries);
    setTooLong(fragment === null);
    if (fragment === null) return;
    const link = `${location.origin}${PATHS.saved}${fragment}`;
    if (await copyText(link))
      toasts.add({ title: WORDING.linkCopied, description: "It contains your names and notes." });
    else setShown(link);
  };

  return (
    <div className="svp-form">
      <button type="button" className="btn needs-script" onClick={() => void copy()}>
        <Icon of={Link2} />
        {SAVED_PAGE.copyLink}
      </button>
      <noscript>
        <p className="hint">{SAVED_PAGE.linkNeedsScript}</p>
      </noscript>
      <div role="status">{tooLong ? <p className="small">{SAVED_PAGE.linkTooLong}</p> : null}</div>
      {shown === null ? null : (
        <>
          <label htmlFor={field}>{SAVED_PAGE.copyThisLink}</label>
          <input
            id={field}
            className="input"
            readOnly
            value={shown}
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
    </div>
  );
}

import { Link2, Share } from "lucide";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { WORDING } from "#content/site/wording.ts";
import { LONGEST_QR } from "#domain/together/message-link.ts";
import { useHasShareSheet } from "#app/sharing/use-share.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { QrCode } from "./qr-code.tsx";

const { link: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly id: string;
  readonly label: string;
  readonly link: string;
  /** What to bear in mind, once it is copied. */
  readonly copied: string;
};

/** A private link: by the device's share sheet, copied, or read from the screen by the other phone. */
export function PassOn({ id, label, link, copied }: Props) {
  const hasShareSheet = useHasShareSheet();
  const field = () => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.select();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.add({ title: WORDING.linkCopied, description: copied });
    } catch {
      // Where the clipboard is closed to us, it can be copied by hand.
      field();
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: link, title: WORDS.shareTitle });
    } catch (error) {
      // To close the sheet without choosing is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  return (
    <div className="tog-pass">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" readOnly value={link} onFocus={field} />
      <div className="tog-buttons">
        {hasShareSheet ? (
          <button type="button" className="btn btn-primary" onClick={() => void share()}>
            <Icon of={Share} />
            {WORDS.share}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon of={Link2} />
          {WORDS.copy}
        </button>
      </div>
      {link.length > LONGEST_QR ? <p className="small quiet">{WORDS.qrTooLong}</p> : <QrCode text={link} />}
    </div>
  );
}

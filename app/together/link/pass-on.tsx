import { Link2, Share } from "lucide";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { WORDING } from "#content/site/wording.ts";
import { LONGEST_QR } from "#domain/together/message/message-link.ts";
import { copyText, openShareSheet } from "#app/sharing/pass-on.ts";
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
    if (await copyText(link)) toasts.add({ title: WORDING.linkCopied, description: copied });
    else field();
  };
  const share = async () => {
    if (!(await openShareSheet({ url: link, title: WORDS.shareTitle }))) await copy();
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

import { Link2 } from "lucide";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { WORDING } from "#content/site/wording.ts";
import { LONGEST_QR } from "#domain/together/message/message-link.ts";
import { copyText } from "#app/sharing/pass-on.ts";
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

/** A private link once more: to be read, copied, or taken from the screen by the other phone. */
export function LinkTools({ id, label, link, copied }: Props) {
  const copy = async () => {
    if (await copyText(link)) toasts.add({ title: WORDING.linkCopied, description: copied });
    else selectText(id);
  };
  return (
    <div className="tog-pass">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" readOnly value={link} onFocus={() => selectText(id)} />
      <div className="tog-buttons">
        <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
          <Icon of={Link2} />
          {WORDS.copy}
        </button>
        {link.length > LONGEST_QR ? null : <QrCode text={link} />}
      </div>
      {link.length > LONGEST_QR ? <p className="small quiet">{WORDS.qrTooLong}</p> : null}
    </div>
  );
}

/** So that it can be copied by hand. */
export function selectText(id: string): void {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) input.select();
}

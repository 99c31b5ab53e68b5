import { Share } from "lucide";
import { useState } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { copyText, openShareSheet } from "#app/sharing/pass-on.ts";
import { loadNamePool } from "#app/together/use-name-pool.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTools, selectText } from "./link-tools.tsx";
import { ownLink } from "./own-link.ts";

const { link: WORDS } = TOGETHER_PAGE;

const FIELD = "send-link";

type Props = {
  readonly words: string;
  /** The sender's first name; "" for none. */
  readonly sender: string;
  /** What happens next, said once it is sent. */
  readonly after?: string;
  /** Whether it is what one comes to this screen for. */
  readonly isPrimary?: boolean;
  readonly onSent?: () => void;
};

type Sent = { readonly link: string; readonly said: string } | "too long" | "failed" | null;

/**
 * The one way in which the likes go to the partner: by the device's share sheet, else by the clipboard. The link is made at the
 * press; what the browser does not share or copy is shown, to be copied by hand.
 */
export function SendButton({ words, sender, after = "", isPrimary = true, onSent }: Props) {
  const [sent, setSent] = useState<Sent>(null);
  const send = async () => {
    const pool = await loadNamePool().catch(() => null);
    if (pool === null) return setSent("failed");
    const link = ownLink(pool, sender);
    if (link === null) return setSent("too long");
    if (await openShareSheet({ url: link, title: WORDS.shareTitle })) return done(link, "");
    if (await copyText(link)) return done(link, WORDS.copiedHere);
    done(link, WORDS.byHand);
    selectText(FIELD);
  };
  const done = (link: string, said: string) => {
    flushSync(() => setSent({ link, said }));
    onSent?.();
  };
  return (
    <div className="tog-send">
      <button
        type="button"
        className={isPrimary ? "btn btn-primary btn-lg" : "btn"}
        onClick={() => void send()}
      >
        <Icon of={Share} />
        {words}
      </button>
      <p className="small" role="status">
        {sent !== null && typeof sent === "object" ? `${sent.said} ${after}`.trim() : ""}
      </p>
      {sent === "too long" ? <p role="alert">{WORDS.tooLong}</p> : null}
      {sent === "failed" ? <p role="alert">{TOGETHER_PAGE.failed}</p> : null}
      {sent !== null && typeof sent === "object" ? (
        <LinkTools id={FIELD} label={WORDS.field} link={sent.link} copied={WORDS.copied} />
      ) : null}
    </div>
  );
}

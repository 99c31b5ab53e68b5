import { useEffect, useId, useRef } from "react";
import { NEWSLETTER_WORDS } from "#content/site/newsletter-words.ts";
import { WORDING } from "#content/site/wording.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { useSubscribe } from "./use-subscribe.ts";
import "./newsletter-card.css";

type Props = {
  /** Below the title. */
  readonly text?: string;
  /** What came back from the form without JavaScript. */
  readonly refused?: { readonly email: string; readonly message: string } | undefined;
};

/** The monthly letter on butter. Success takes the place of the form. */
export function NewsletterCard({ text = NEWSLETTER_WORDS.onCard, refused }: Props) {
  const subscribing = useSubscribe();
  const id = useId();
  if (subscribing.state === "success") return <AllSet />;
  return (
    <section className="news noprint" aria-labelledby={id}>
      <h2 id={id}>{NEWSLETTER_WORDS.title}</h2>
      <p className="small">{text}</p>
      <SubscribeForm subscribing={subscribing} refused={refused} />
    </section>
  );
}

/** The focus goes to it: the button that had it is gone. */
function AllSet() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="news noprint">
      <h2 ref={heading} tabIndex={-1}>
        {WORDING.subscribed.title}
      </h2>
      <p>{WORDING.subscribed.description}</p>
    </section>
  );
}

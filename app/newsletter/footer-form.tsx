import { NEWSLETTER_WORDS } from "#content/site/newsletter-words.ts";
import { WORDING } from "#content/site/wording.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { useSubscribe } from "./use-subscribe.ts";

/** The monthly letter, at the foot of every page. On success the field is empty again, and the line above it tells the rest. */
export function FooterForm() {
  const subscribing = useSubscribe();
  return (
    <section className="ft-news" aria-labelledby="letter-title">
      <h2 id="letter-title">{NEWSLETTER_WORDS.title}</h2>
      <p className="small quiet" role="status">
        {subscribing.state === "success" ? WORDING.subscribed.description : NEWSLETTER_WORDS.inFooter}
      </p>
      <SubscribeForm subscribing={subscribing} compact />
    </section>
  );
}

import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import { CONTACT_WORDING } from "#content/site/contact-wording.ts";
import { CONTACT_FIELDS } from "#domain/contact/contact-draft.ts";
import { PrivacyLine } from "#app/forms/privacy-line.tsx";
import { Trap } from "#app/forms/trap.tsx";
import { FormToken } from "#app/site/form-token.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Failed } from "#app/ui/failed.tsx";
import { useStableFocus } from "#app/ui/use-stable-focus.ts";
import type { AnsweredForm } from "./answer-contact.ts";
import { Field } from "./contact-field.tsx";
import type { Prefill } from "./prefill.ts";
import { useContact } from "./use-contact.ts";

const { emailHint, send, trap, privacy } = CONTACT_PAGE.form;

type Props = {
  readonly prefill: Prefill;
  /** What came back from the form without JavaScript: what was typed, and why it was not sent. */
  readonly answered: AnsweredForm | undefined;
};

export function ContactForm({ prefill, answered }: Props) {
  const { form, isSending, fault, refusal, ...handlers } = useContact(prefill, answered);
  const button = useStableFocus(isSending);
  const given = answered?.draft ?? { name: "", email: "", ...prefill };
  return (
    <form ref={form} className="ctf" method="post" action={PATHS.contact} {...handlers}>
      {refusal === null ? null : <Failed title={CONTACT_WORDING.messageFailed.title} text={refusal} />}
      {CONTACT_FIELDS.map((name) => (
        <Field
          key={name}
          name={name}
          given={given[name]}
          fault={fault}
          first={answered !== undefined}
          readOnly={isSending}
          {...(name === "email" ? { hint: emailHint } : {})}
        />
      ))}
      <FormToken />
      <Trap id="contact-website" label={trap} />
      <div className="ctf-send">
        <button ref={button} type="submit" className="btn btn-primary btn-lg" disabled={isSending}>
          {isSending ? CONTACT_WORDING.sending : send}
        </button>
        <PrivacyLine {...privacy} />
      </div>
    </form>
  );
}

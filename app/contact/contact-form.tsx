import { CircleAlert } from "lucide";
import { Link } from "react-router";
import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import { CONTACT_WORDING } from "#content/site/contact-wording.ts";
import { CONTACT_FIELDS } from "#domain/contact/contact-draft.ts";
import { FormToken } from "#app/site/form-token.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useStableFocus } from "#app/ui/use-stable-focus.ts";
import type { AnsweredForm } from "./answer-contact.ts";
import { Field } from "./contact-field.tsx";
import type { Prefill } from "./prefill.ts";
import { useContact } from "./use-contact.ts";
import "#app/ui/call-failed.css";

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
      {refusal === null ? null : (
        <div className="call-failed" role="alert">
          <Icon of={CircleAlert} />
          <p>
            <b>{CONTACT_WORDING.messageFailed.title}</b>
            <span className="small">{refusal}</span>
          </p>
        </div>
      )}
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
      <div className="ctf-trap">
        <label htmlFor="contact-website">{trap}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="ctf-send">
        <button ref={button} type="submit" className="btn btn-primary btn-lg" disabled={isSending}>
          {isSending ? CONTACT_WORDING.sending : send}
        </button>
        <p className="small quiet">
          {privacy.text} <Link to={PATHS.privacy}>{privacy.link}</Link>.
        </p>
      </div>
    </form>
  );
}

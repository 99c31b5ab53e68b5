import { useId } from "react";
import { NEWSLETTER_WORDS } from "#content/site/newsletter-words.ts";
import { WORDING } from "#content/site/wording.ts";
import { FormToken } from "#app/site/form-token.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { Fault } from "#app/ui/fault.tsx";
import type { Subscribing } from "./use-subscribe.ts";

type Props = {
  readonly subscribing: Subscribing;
  /** In the footer: no visible label, a plain button. */
  readonly compact?: boolean;
  /** What came back from the form without JavaScript. */
  readonly refused?: { readonly email: string; readonly message: string } | undefined;
};

export function SubscribeForm({ subscribing, compact = false, refused }: Props) {
  const { state, ...form } = subscribing;
  const id = useId();
  const faultId = `${id}-fault`;
  const isSubmitting = state === "submitting";
  // The toast says it too, and leaves.
  const fault = state === "invalid" ? WORDING.invalidEmail.description : refused?.message;
  return (
    <form className="sub" method="post" action={PATHS.subscribe} {...form}>
      <label className={compact ? "vh" : undefined} htmlFor={id}>
        {NEWSLETTER_WORDS.email}
      </label>
      <input
        className="input"
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        required
        placeholder={compact ? NEWSLETTER_WORDS.email : undefined}
        defaultValue={refused?.email}
        readOnly={isSubmitting}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
      />
      <FormToken />
      <button type="submit" className={compact ? "btn" : "btn btn-primary"} aria-disabled={isSubmitting}>
        {isSubmitting ? WORDING.subscribing : NEWSLETTER_WORDS.subscribe}
      </button>
      {fault === undefined ? null : <Fault id={faultId} message={fault} />}
    </form>
  );
}

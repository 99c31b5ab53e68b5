import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { CONTACT_WORDING } from "#content/site/contact-wording.ts";
import { WORDING } from "#content/site/wording.ts";
import { type ContactFault, readContactDraft } from "#domain/contact/contact-draft.ts";
import type { ContactForm } from "#domain/contact/contact.ts";
import { request } from "#app/api/request.ts";
import { doneIn } from "#app/site/faults/form-notice-words.ts";
import { tokenHeader } from "#app/site/form-token.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import type { AnsweredForm } from "./answer-contact.ts";
import { openingDraft } from "./begun-draft.ts";
import { fieldOf, fillFields, readContactForm } from "./form-fields.ts";
import { storedDraft } from "./draft-store.ts";
import type { Prefill } from "./prefill.ts";

/** A message is on its way for at least so long: long enough to be seen. */
const SENDING_MS = 1000;
const EMPTY = { name: "", email: "", subject: "", message: "" } as const;

export type Writing = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isSending: boolean;
  /** What keeps the message from being sent; null: nothing known. */
  readonly fault: ContactFault | null;
  /** Why it was not sent, where no field is at fault and no toast could tell. */
  readonly refusal: string | null;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Sends the contact form and keeps what is typed until it is sent. The fields hold their text themselves: what was
 * typed before the page was alive stays. "answered": the page came back from the form without JavaScript.
 */
export function useContact(prefill: Prefill, answered: AnsweredForm | undefined): Writing {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState(answered?.fault ?? null);
  const [refusal, setRefusal] = useState(answered?.refusal ?? null);
  const isSent = doneIn(useLocation().search) === "sent";

  useEffect(() => {
    if (isSent) storedDraft.forget();
    if (form.current === null || answered !== undefined) return;
    fillFields(form.current, openingDraft(prefill, storedDraft.read()), "untouched");
  }, [prefill, answered, isSent]);

  const send = async (element: HTMLFormElement) => {
    const filled = new FormData(element);
    const written = readContactForm(filled);
    const read = readContactDraft(written);
    if (!("tidy" in read)) {
      setFault(read);
      fieldOf(element, read.field)?.focus();
      return;
    }
    setFault(null);
    setRefusal(null);
    setSending(true);
    const [wasReceived] = await Promise.all([isReceived(written, tokenHeader(filled)), pause(SENDING_MS)]);
    if (wasReceived) {
      storedDraft.forget();
      fillFields(element, EMPTY, "all");
    }
    toasts.add(wasReceived ? WORDING.messageSent : { ...CONTACT_WORDING.messageFailed, tone: "destructive" });
    setSending(false);
  };

  return {
    form,
    isSending,
    fault,
    refusal,
    onInput() {
      setFault(null);
      if (form.current === null) return;
      const { website: _, ...draft } = readContactForm(new FormData(form.current));
      storedDraft.keep({ draft, begunAs: prefill });
    },
    onSubmit(event) {
      event.preventDefault();
      if (!isSending) void send(event.currentTarget);
    },
  };
}

async function isReceived(form: ContactForm, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    await request("POST", "/api/contact", form, { headers });
    return true;
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

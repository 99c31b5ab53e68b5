import { type FormEvent, useState } from "react";
import { WORDING } from "#content/site/wording.ts";
import { request, RequestError } from "#app/api/request.ts";
import { tokenHeader } from "#app/site/form-token.tsx";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** "invalid" until something else is typed. */
type SubscribeState = "idle" | "invalid" | "submitting" | "success";

export type Subscribing = {
  readonly state: SubscribeState;
  /** The browser's own check gives way to the toast once there can be one. */
  readonly noValidate: boolean;
  readonly onInput: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks for the monthly letter. Without JavaScript the form does it, at /newsletter/subscribe. */
export function useSubscribe(): Subscribing {
  const [state, setState] = useState<SubscribeState>("idle");

  const subscribe = async (form: HTMLFormElement) => {
    const field = form.querySelector<HTMLInputElement>("input[name=email]");
    const email = field?.value.trim() ?? "";
    if (!email.includes("@")) {
      toasts.add({ ...WORDING.invalidEmail, tone: "destructive" });
      setState("invalid");
      field?.focus();
      return;
    }
    setState("submitting");
    try {
      await request(
        "POST",
        "/api/newsletter/subscribe",
        { email },
        { headers: tokenHeader(new FormData(form)) },
      );
      form.reset();
      toasts.dismissErrors();
      setState("success");
    } catch (error) {
      const { title } = WORDING.subscribeFailed;
      toasts.add({ title, description: reason(error), tone: "destructive" });
      setState("idle");
    }
  };

  return {
    state,
    noValidate: useHydrated(),
    onInput: () => (state === "submitting" ? undefined : setState("idle")),
    onSubmit: (event) => {
      event.preventDefault();
      if (state !== "submitting") void subscribe(event.currentTarget);
    },
  };
}

function reason(error: unknown): string {
  const { withoutMessage, withoutAnswer } = WORDING.subscribeFailed;
  return error instanceof RequestError ? error.visitorMessage || withoutMessage : withoutAnswer;
}

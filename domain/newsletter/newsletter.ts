/** "too many": from this client, to this mail host or in all, in a short time; to wait so many seconds. */
export type SubscribeOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "invalid"; readonly message: string }
  | { readonly kind: "too many"; readonly seconds: number };

/** "expired" also where the subscription has been ended since: to be asked for anew. "unknown": no link of ours. */
export type ConfirmOutcome = "confirmed" | "already" | "expired" | "unknown";

/** "already" also when nothing is kept of the address any more. "unknown": no link of ours. */
export type UnsubscribeOutcome = "unsubscribed" | "already" | "unknown";

/** The monthly letter, as endpoints and screens use it. Nothing here tells whether an address is known. */
export type Newsletter = {
  /** Asks to confirm by a letter, sent after the answer. The same answer, as quickly, for every address. */
  subscribe(email: string, sender: FormSender): Promise<SubscribeOutcome>;
  /** By the button of the page only: programs that look at mail open its links. */
  confirm(token: string): Promise<ConfirmOutcome>;
  unsubscribe(token: string): Promise<UnsubscribeOutcome>;
  /** What the buttons would lead to, with nothing done: for pages that are only looked at. */
  readonly preview: {
    confirm(token: string): Promise<ConfirmOutcome>;
    unsubscribe(token: string): Promise<UnsubscribeOutcome>;
  };
};

/** Where a request comes from, for allowances; kept nowhere. */
type ClientAddress = string;

/** Who sends a form: from where, and with which token of a page (undefined: whoever did not open one of ours). */
export type FormSender = { readonly address: ClientAddress; readonly token: string | undefined };

/** The letter for one request: its client is known already. */
export type NewsletterService = Omit<Newsletter, "subscribe"> & {
  subscribe(email: string, token: string | undefined): Promise<SubscribeOutcome>;
};

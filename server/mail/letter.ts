/** A letter to one person, ready to be sent. */
export type Letter = {
  /** One address, nothing around it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML; a whole document. */
  readonly html?: string;
  /** With its angle brackets. The same letter sent again bears the same one, so that programs show it once. */
  readonly messageId: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
};

/** What became of a letter. */
export type SendOutcome =
  | { readonly kind: "sent" }
  /** For good: this address does not take it. In the words of the mail server, which may hold the address. */
  | { readonly kind: "refused"; readonly reply: string }
  /** Not now, or not known: to be tried again. The reason names no address. */
  | { readonly kind: "unsent"; readonly reason: string };

export type MailTransport = {
  send(letter: Letter): Promise<SendOutcome>;
};

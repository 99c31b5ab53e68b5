import type { ContactMessage } from "#server/storage/contact-messages.ts";

export type MessagePick = {
  /** From this address, however it is written in capitals. */
  readonly from?: string | undefined;
  /** Received before this day, such as 2024-01-01 (UTC). */
  readonly before?: string | undefined;
};

/** Those that meet all that is asked. */
export function pickMessages(
  messages: readonly ContactMessage[],
  { from, before }: MessagePick,
): readonly ContactMessage[] {
  const address = from?.trim().toLowerCase();
  return messages.filter(
    ({ email, received_at }) =>
      (address === undefined || email.trim().toLowerCase() === address) &&
      (before === undefined || received_at < before),
  );
}

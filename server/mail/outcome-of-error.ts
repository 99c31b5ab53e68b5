import type { SendOutcome } from "./letter.ts";

/** The steps of a delivery at which a refusal concerns this recipient, or this letter, and not us as a sender. */
const ABOUT_THE_LETTER: ReadonlySet<unknown> = new Set(["RCPT TO", "DATA"]);

/** What nodemailer's error means: refused for good, or to be tried again. */
export function outcomeOfError(error: unknown): SendOutcome {
  if (!(error instanceof Error)) return { kind: "unsent", reason: "unknown" };
  const command = "command" in error ? error.command : undefined;
  const code = "code" in error ? String(error.code) : "unknown";
  const answer = "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  const forGood = "permanent" in error && error.permanent === true;
  if (forGood && ABOUT_THE_LETTER.has(command)) {
    return { kind: "refused", reply: "response" in error ? String(error.response) : error.message };
  }
  // Nodemailer itself found no mailbox in the address.
  if (code === "EENVELOPE" && command === "API") return { kind: "refused", reply: error.message };
  return { kind: "unsent", reason: `${code}${answer}` };
}

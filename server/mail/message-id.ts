import { randomUUID } from "node:crypto";
import { domainToASCII } from "node:url";

/** A new Message-ID, with its angle brackets. */
export function newMessageId(host: string): string {
  return `<${randomUUID()}@${host}>`;
}

/** "Namekin <letters@Bücher.example>" → "xn--bcher-kva.example": a Message-ID takes ASCII only. */
export function hostOfSender(from: string): string {
  return domainToASCII(/@([^\s<>@]+)>?$/.exec(from.trim())?.[1] ?? "") || "localhost";
}

import { PATHS } from "./paths.data.ts";

/** The form's address, with a subject, and the path of the page that the message is about. */
export function contactPath(subject: string, about?: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ subject, ...(about === undefined ? {} : { about }) })}`;
}

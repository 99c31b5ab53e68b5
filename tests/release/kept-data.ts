import type { SubscriberState } from "#server/storage/tables.ts";

// What lies in the kept data of earlier versions (keep-data.ts). Never change it: add to it, for versions to come.

/** The list, first name first; the note is on the last. */
export const ORDER = ["hazel", "noah", "zoe"] as const;
export const NOTE = "Grandma’s name 柚子";

export const ROOM = {
  id: "0123456789abcdef0123456789abcdef",
  slots: {
    aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: "AAAA_bbbb-cccc",
    bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb: "dddd_eeee-ffff",
  },
} as const;

export const SUBSCRIBERS = [
  { id: "adaadaadaadaadaadaada1", email: "ada@example.org", state: "confirmed" },
  { id: "bobbobbobbobbobbobbob1", email: "Bob+news@example.org", state: "confirmed" },
  { id: "eveeveeveeveeveeveeve1", email: "eve@example.org", state: "pending" },
  { id: "zedzedzedzedzedzedzed1", email: "zed@example.org", state: "unsubscribed" },
  { id: "ninninninninninninnin1", email: "nin@example.org", state: "bounced" },
] as const satisfies readonly {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
}[];

export const MESSAGES = [
  { name: "Ada", email: "ada@example.org", subject: "A name", message: "Is Zoë in it?\nThank you." },
  { name: "Bob", email: "bob@example.org", subject: "Ünïcode ✓", message: "It’s fine." },
] as const;

/** It had gone to ada alone when the server was stopped. */
export const ISSUE = {
  id: "2026-10",
  file: "---\nsubject: Leaves and names\n---\n\nHello, [Hazel](/names/hazel).\n",
} as const;

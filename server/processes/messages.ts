import { z } from "zod";

/** What processes tell each other of. */
const topic = z.enum(["spent", "rooms", "integrity", "errors", "wishes"]);
export type Topic = z.output<typeof topic>;

/** Plain data for the other processes; `isKept`: the last of its topic is told to those as well that begin later. */
const news = z.object({ kind: z.literal("news"), topic, news: z.unknown(), isKept: z.boolean() });
const signal = z.enum(["SIGTERM", "SIGINT"]);
export type StopSignal = z.output<typeof signal>;

/** What a server tells the primary. */
const fromServer = z.discriminatedUnion("kind", [
  news,
  /** It is worth opening, and says where in one line. */
  z.object({ kind: z.literal("up"), line: z.string() }),
  /** Why it cannot start, in one sentence; it is about to end. */
  z.object({ kind: z.literal("fault"), sentence: z.string() }),
  /** It wants to be the only one for a moment; and it has been. */
  z.object({ kind: z.enum(["ask", "done"]) }),
]);
export type FromServer = z.output<typeof fromServer>;

/** What the primary tells a server. */
const toServer = z.discriminatedUnion("kind", [
  news,
  /** The first of all: which of how many it is. */
  z.object({ kind: z.literal("welcome"), number: z.number(), count: z.number(), salt: z.string() }),
  /** It is the only one, until it says "done"; it does what one process does for all, from now on. */
  z.object({ kind: z.enum(["turn", "lead"]) }),
  z.object({ kind: z.literal("stop"), signal }),
  /** The operator's words are to be read again. */
  z.object({ kind: z.literal("reload") }),
]);
export type ToServer = z.output<typeof toServer>;

/** undefined for what is no message of ours: Node's own come by the same way. */
export const readFromServer = (message: unknown): FromServer | undefined =>
  fromServer.safeParse(message).data;
export const readToServer = (message: unknown): ToServer | undefined => toServer.safeParse(message).data;

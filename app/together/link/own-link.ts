import { named } from "#domain/together/together-state.ts";
import { messageFragment } from "#domain/together/message/message-link.ts";
import { answeredBy, ownMessage } from "#domain/together/message/own-message.ts";
import { withSender } from "#domain/together/message/sender-name.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { randomNumber } from "#app/together/random.ts";
import { storeTogether, togetherState } from "#app/together/together-store.ts";

/** The likes as a link, for the partner, with the sender's first name; null when so many do not fit into one. */
export function ownLink(pool: NamePool, sender: string): string | null {
  storeTogether((now) => named(now, randomNumber()));
  const kept = togetherState();
  const fragment = messageFragment(ownMessage(kept, answeredBy(kept), pool));
  return fragment === null ? null : `${location.origin}${PATHS.together}${withSender(fragment, sender)}`;
}

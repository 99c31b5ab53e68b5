import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { NOTHING_TOGETHER } from "#domain/together/together-state.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { likedOf } from "#domain/together/message/own-message.ts";
import { storeTogether, togetherState, useTogetherState } from "#app/together/together-store.ts";
import { toasts } from "#app/ui/toast/toast-store.ts";
import { AddOwn } from "./add-own.tsx";
import { LikedRow } from "./liked-row.tsx";
import { TakeOverSaved } from "./take-over-saved.tsx";

const { likes: WORDS } = TOGETHER_PAGE;

/** What one likes, to look through and to change; and names from elsewhere. */
export function LikesSection({ pool }: { readonly pool: NamePool }) {
  const kept = useTogetherState();
  const liked = likedOf(kept);
  const startOver = () => {
    const before = togetherState();
    // The room is left as it is: it has an end of its own. The number stays, so that others know whose new word it is.
    storeTogether(({ self, gender, room }) => ({ ...NOTHING_TOGETHER, self, gender, room }));
    toasts.add({
      title: WORDS.startedOver,
      description: WORDS.startOverHint,
      action: { label: WORDS.undo, onClick: () => storeTogether(() => before) },
    });
  };
  return (
    <section className="tog-likes noprint" aria-labelledby="likes-title">
      <h2 id="likes-title" tabIndex={-1}>
        {WORDS.heading}
        {liked.length === 0 ? null : <span className="num"> {liked.length}</span>}
      </h2>
      {liked.length === 0 ? (
        <p className="quiet">{WORDS.none}</p>
      ) : (
        <ul className="tog-list">
          {liked.map((each) => (
            <LikedRow key={each.id} liked={each} pool={pool} />
          ))}
        </ul>
      )}
      <TakeOverSaved />
      <AddOwn pool={pool} />
      {kept.judged.length === 0 && kept.heard.length === 0 ? null : (
        <button type="button" className="btn-text small" onClick={startOver}>
          {WORDS.startOver}
        </button>
      )}
    </section>
  );
}

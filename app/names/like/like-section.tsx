import type { FormEvent } from "react";
import { LIKE_WORDS } from "#content/name-page/like-words.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { LikeAnswer } from "#domain/names/like/like-answer.ts";
import { TASTE } from "#domain/names/like/like-limits.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { LikeResult } from "./like-result.tsx";
import { ASKED, useLikeNames } from "./use-like-names.ts";
import "./like.css";

const ANCHOR = "like";

type Props = {
  /** What the server has found already, where the address asks for it. */
  readonly sent: LikeAnswer | null;
};

/** Names like those of the saved list, for who asks for them; nothing for an empty list. */
export function LikeSection({ sent }: Props) {
  const entries = listedEntries(useSavedNames());
  if (entries.length === 0) return null;
  return <Section ids={entries.map(({ nameId }) => nameId)} sent={sent} />;
}

function Section({ ids, sent }: Props & { readonly ids: readonly NameId[] }) {
  const { names, ask } = useLikeNames(ids, sent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (names.state !== "waiting") ask();
  };
  return (
    <section className="svp-like noprint" aria-labelledby={ANCHOR}>
      <SectionHead id={ANCHOR} title={LIKE_WORDS.title} />
      <form method="get" action={`${PATHS.saved}#${ANCHOR}`} className="svp-ask" onSubmit={submit}>
        <p className="quiet">{measure(ids.length)}</p>
        <button
          type="submit"
          name={ASKED.name}
          value={ASKED.value}
          className="btn"
          aria-disabled={names.state === "waiting"}
        >
          {LIKE_WORDS.show}
        </button>
      </form>
      <LikeResult names={names} retry={ask} />
    </section>
  );
}

function measure(saved: number): string {
  const whose = saved > TASTE ? `the first ${TASTE} names of your list` : "your list";
  return `Names similar in sound, era, popularity or origin to ${whose}.`;
}

import { Bookmark } from "lucide";
import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { unjudgedSaved, withSaved } from "#domain/together/judging/from-saved.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { Icon } from "#app/ui/icon.tsx";

const { likes: WORDS } = TOGETHER_PAGE;

/** The saved names are a beginning: each becomes a like. What has been judged stays as it was. */
export function TakeOverSaved() {
  const kept = useTogetherState();
  const saved = listedEntries(useSavedNames());
  const [taken, setTaken] = useState(0);

  const left = unjudgedSaved(kept, saved);
  const takeOver = () => {
    storeTogether((now) => withSaved(now, saved));
    setTaken(left.length);
    document.getElementById("likes-title")?.focus();
  };
  return (
    <>
      {left.length === 0 ? null : (
        <button type="button" className="btn" onClick={takeOver}>
          <Icon of={Bookmark} />
          {left.length === 1 ? WORDS.saved.one : fillIn(WORDS.saved.many, { count: `${left.length}` })}
        </button>
      )}
      <p className="vh" role="status">
        {taken === 0
          ? ""
          : taken === 1
            ? WORDS.tookOver.one
            : fillIn(WORDS.tookOver.many, { count: `${taken}` })}
      </p>
    </>
  );
}

import { EDGE_BELOW } from "#content/finder/finder-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { DrawnHill } from "./drawn-hill.tsx";
import type { NamedHill } from "./hill.ts";
import { HillFlag } from "./hill-flag.tsx";

/** The hill of the name in the address as the server draws it: its curve, and its peak in words. */
export function NamedLand({ hill: { name, ridge, flag } }: { readonly hill: NamedHill }) {
  return (
    <div className="land" data-name={name}>
      <DrawnHill ridge={ridge} />
      <HillFlag flag={flag} />
      <p className="vh">{fillIn(EDGE_BELOW, { name, title: flag.title, words: flag.words })}</p>
    </div>
  );
}

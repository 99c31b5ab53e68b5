import { Lightbulb, TriangleAlert } from "lucide-react";
import type { SideNote } from "#content/site/article-pages.ts";

const LABELS = {
  remember: { label: "Remember", Icon: TriangleAlert },
  tip: { label: "Tip", Icon: Lightbulb },
} as const;

export function SideNotes({ notes }: { readonly notes: readonly SideNote[] }) {
  return notes.map(({ kind, text }) => {
    const { label, Icon } = LABELS[kind];
    return (
      <div key={kind} className={`note note-${kind} small`}>
        <h3>
          <Icon className="ic" strokeWidth={1.75} aria-hidden="true" />
          {label}
        </h3>
        {text}
      </div>
    );
  });
}

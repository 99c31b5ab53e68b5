import { Lightbulb, TriangleAlert } from "lucide";
import type { SideNote } from "#content/site/article-pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/note.css";

const LABELS = {
  remember: { label: "Remember", drawing: TriangleAlert },
  tip: { label: "Tip", drawing: Lightbulb },
} as const;

export function SideNotes({ notes }: { readonly notes: readonly SideNote[] }) {
  return notes.map(({ kind, text }) => {
    const { label, drawing } = LABELS[kind];
    return (
      <div key={kind} className={`note note-${kind} small`}>
        <h3>
          <Icon of={drawing} />
          {label}
        </h3>
        {text}
      </div>
    );
  });
}

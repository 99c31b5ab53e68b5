import type { ReactNode } from "react";
import { SectionHead } from "#app/ui/section-head.tsx";
import "./reading.css";

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A part of a page to read: its heading, and what stands below. */
export function TextPart({ id, title, children }: Props) {
  return (
    <section className="text-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {children}
    </section>
  );
}

export function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

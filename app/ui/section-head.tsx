import type { ReactNode } from "react";

/** The thick-and-thin rule with a heading, and what stands at its right. */
export function SectionHead({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="ruled sec-head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

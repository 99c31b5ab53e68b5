import type { ReactNode } from "react";
import { useLocation } from "react-router";

type Props = {
  /** A path of this site. */
  readonly href: string;
  readonly children: ReactNode;
};

/**
 * A link of the frame, which knows whether it leads to this page. Every page has some ninety of them, so they are plain ones,
 * which the frame follows together (use-follow.ts): the router's own would be a sixth of what it costs to render a page.
 */
export function SiteLink({ href, children }: Props) {
  const isHere = useLocation().pathname === href;
  return (
    <a href={href} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}

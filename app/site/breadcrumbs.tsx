import { Link } from "react-router";
import { BREADCRUMB } from "#content/frame/frame-words.ts";
import { BackLink } from "./back-link.tsx";

type Props = {
  /** The pages above this one, from the home page down. */
  readonly above: readonly { readonly label: string; readonly href: string }[];
  readonly current: string;
  /** Whether the way back stands beside them; on the page of videos it does not. */
  readonly back?: boolean;
};

/** Where on the site a page stands, and the way back. It lies above what follows: the box of a giant name reaches up into it. */
export function Breadcrumbs({ above, current, back = true }: Props) {
  return (
    <div className="shell noprint crumb-line">
      <nav aria-label={BREADCRUMB}>
        <ol className="crumbs">
          {above.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} discover="none">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <span aria-current="page">{current}</span>
          </li>
        </ol>
      </nav>
      {back ? <BackLink /> : null}
    </div>
  );
}

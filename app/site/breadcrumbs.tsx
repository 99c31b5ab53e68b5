import { Link } from "react-router";

type Props = {
  /** The pages above this one, from the home page down. */
  readonly above: readonly { readonly label: string; readonly href: string }[];
  readonly current: string;
};

/** Where on the site a page stands. */
export function Breadcrumbs({ above, current }: Props) {
  return (
    <nav className="shell noprint" aria-label="Breadcrumb">
      <ol className="crumbs py-1">
        {above.map(({ label, href }) => (
          <li key={href}>
            <Link className="min-h-11" to={href}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

import { Link } from "react-router";
import type { Notice } from "./compare-view.ts";

/** What could not be had. Always there, so that what appears in it is read out. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div className="cmp-notices" role="status">
      {notices.map(({ text, ways }) => (
        <p key={text}>
          {text}{" "}
          {ways.map(({ label, to }) => (
            <Link key={to} to={to} preventScrollReset>
              {label}
            </Link>
          ))}
        </p>
      ))}
    </div>
  );
}

import { Link } from "react-router";
import { PATHS } from "#app/site/paths.data.ts";

type Props = { readonly text: string; readonly link: string };

/** Below a form: what becomes of what is written, and where more about it stands. */
export function PrivacyLine({ text, link }: Props) {
  return (
    <p className="small quiet">
      {text} <Link to={PATHS.privacy}>{link}</Link>.
    </p>
  );
}

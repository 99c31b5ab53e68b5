import { href } from "react-router";
import { DIRECTORY_PAGE } from "#content/site/directory-page.ts";

const { label, csv, json, print } = DIRECTORY_PAGE.take;

/** The list that is shown, as a file or on paper. */
export function TakeAlong({ query }: { readonly query: string }) {
  return (
    <p className="dir-take noprint">
      <span>{label}</span>
      <a href={`${href("/parent-directory/resources.csv")}${query}`} download rel="nofollow">
        {csv}
      </a>
      <a href={`${href("/parent-directory/resources.json")}${query}`} download rel="nofollow">
        {json}
      </a>
      <button type="button" className="needs-script" onClick={() => globalThis.print()}>
        {print}
      </button>
    </p>
  );
}

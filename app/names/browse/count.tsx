import { formatCount } from "#domain/names/one-in.ts";

/** The number of names behind a choice. */
export function Count({ of }: { readonly of: number }) {
  return (
    <span className="brw-n num">
      {formatCount(of)}
      <span className="vh"> {of === 1 ? "name" : "names"}</span>
    </span>
  );
}

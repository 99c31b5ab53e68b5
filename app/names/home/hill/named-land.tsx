import { DrawnHill } from "./drawn-hill.tsx";
import type { NamedHill } from "./hill.ts";
import { HillFlag } from "./hill-flag.tsx";

/** The hill of the name in the address as the server draws it: its curve, and its peak in words. */
export function NamedLand({ hill: { name, ridge, flag } }: { readonly hill: NamedHill }) {
  return (
    <div className="land" data-name={name}>
      <DrawnHill ridge={ridge} />
      <HillFlag flag={flag} />
      <p className="vh">{`The edge below is the curve of ${name}. ${flag.title}: ${flag.words}.`}</p>
    </div>
  );
}

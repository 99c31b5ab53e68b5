import { fitFragment } from "./fit-link.ts";
import { type FitTab, writeFitAddress } from "./fit-address.ts";

/** A tool that answers better than a list: where it is, and what it does there, in one line. */
export type ToolLink = {
  readonly title: string;
  readonly href: string;
  readonly line: string;
  /** Names are the answer, and the tool goes on from them. */
  readonly goesOn?: true;
};

/** The path of the page of full names. */
const FIT = "/fit";

/** The page of full names with what is known of one filled in; "" for a last name that was not said. Nothing of it is sent to the server. */
export function fitTool(last: string, first: string | null, tab: FitTab = "name"): ToolLink {
  const typed = tab === "siblings" ? { siblings: first ?? "", last } : { first: first ?? "", last };
  const whole = first === null || tab === "siblings" ? last : `${first} ${last}`.trim();
  const beside = last === "" ? "your last name" : last;
  return {
    title: TITLES[tab](whole),
    href: `${FIT}${writeFitAddress({ tab })}#${fitFragment(typed)}`,
    line: `Our records have first names only. Here you can try them with ${beside}: rhythm, rhymes and initials.`,
    ...(last === "" ? { goesOn: true } : {}),
  };
}

const TITLES: Readonly<Record<FitTab, (name: string) => string>> = {
  name: (name) => `Try the full name with ${name}`,
  middle: (name) => `Middle names for ${name}`,
  siblings: (name) => `Names for siblings before ${name}`,
};

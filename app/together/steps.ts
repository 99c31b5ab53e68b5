import { useNavigate } from "react-router";
import { splitSender } from "#domain/together/message/sender-name.ts";
import { useFragment } from "#app/private-links/use-fragment.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Where one is, as the end of the address says it: so Back and a reload keep it, and no server is told. */
export const STEP_HASHES = {
  likes: "",
  send: "#send",
  matches: "#matches",
  decide: "#decide",
  /** Through a partner's cards. */
  partner: "#partner",
  /** With the saved names as likes, and on to sending. */
  saved: "#saved",
} as const;

export type Step = keyof typeof STEP_HASHES;

const STEPS: ReadonlyMap<string, Step> = new Map([
  ["", "likes"],
  ["#send", "send"],
  ["#matches", "matches"],
  ["#decide", "decide"],
  ["#partner", "partner"],
  ["#saved", "saved"],
]);

/** Where one is; the first step for anything else that stands there. The server, which never sees it, shows the first. */
export function useStep(): Step {
  return STEPS.get(splitSender(useFragment()).fragment) ?? "likes";
}

type Leading = {
  /** The step that one comes from is no step back. */
  readonly replace?: boolean;
};

/** Leads to a step. */
export function useGoTo(): (step: Step, options?: Leading) => void {
  const navigate = useNavigate();
  return (step, { replace = false } = {}) => void navigate(PATHS.together + STEP_HASHES[step], { replace });
}

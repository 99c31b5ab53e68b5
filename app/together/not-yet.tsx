import { Link } from "react-router";
import { PATHS } from "#app/site/paths.data.ts";
import { StepHeading } from "./step-heading.tsx";
import { type Step, STEP_HASHES } from "./steps.ts";

type Props = {
  readonly heading: string;
  readonly text: string;
  readonly to: Step;
  readonly words: string;
};

/** A step that needs another one first, and the way there. */
export function NotYet({ heading, text, to, words }: Props) {
  return (
    <section className="tog-step" aria-labelledby="tog-step">
      <StepHeading>{heading}</StepHeading>
      <p>{text}</p>
      <Link className="btn btn-primary btn-lg" to={PATHS.together + STEP_HASHES[to]}>
        {words}
      </Link>
    </section>
  );
}

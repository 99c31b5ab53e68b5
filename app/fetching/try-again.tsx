import type { ReactNode } from "react";
import { TRY_AGAIN } from "#content/site/wording.ts";

type Props = {
  readonly words: string;
  readonly retry: () => void;
  readonly className?: string;
  /** Classes of the row of buttons, and of the button. */
  readonly row?: string;
  readonly button?: string;
  /** Other ways on. */
  readonly children?: ReactNode;
};

/** In place of what could not be fetched. */
export function TryAgain({ words, retry, className, row, button = "btn", children }: Props) {
  return (
    <div className={className} role="alert">
      <p>{words}</p>
      <div className={row}>
        <button type="button" className={button} onClick={retry}>
          {TRY_AGAIN}
        </button>
        {children}
      </div>
    </div>
  );
}

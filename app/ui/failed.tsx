import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./call-failed.css";

type Props = {
  /** What failed. */
  readonly title: string;
  /** Why, or what to do. */
  readonly text: string;
  /** Beside "call-failed". */
  readonly className?: string;
  /** A way to try again. */
  readonly children?: ReactNode;
};

/** Says at once that something failed, where it failed. */
export function Failed({ title, text, className = "", children }: Props) {
  return (
    <div className={`call-failed ${className}`.trim()} role="alert">
      <Icon of={CircleAlert} />
      <p>
        <b>{title}</b>
        <span className="small">{text}</span>
      </p>
      {children}
    </div>
  );
}

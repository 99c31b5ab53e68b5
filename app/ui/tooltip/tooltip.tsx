import { cloneElement, type ReactElement, useId, useRef, useState } from "react";

/** How long the pointer rests before a tooltip opens, and for how long after one closed the next opens at once. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

type Described = { readonly "aria-describedby"?: string | undefined };

/**
 * Says in words what an icon-only control does. The control keeps its own aria-label.
 * Opens after a rest of the pointer, at once on keyboard focus; stays while the pointer is on it; Escape closes it.
 */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement<Described>;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const openSoon = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  return (
    <span
      className="tip-host"
      role="presentation"
      onPointerEnter={(event) => (event.pointerType === "touch" ? undefined : openSoon())}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => (event.target.matches(":focus-visible") ? setOpen(true) : undefined)}
      onBlur={close}
      onKeyDown={(event) => (event.key === "Escape" ? close() : undefined)}
    >
      {cloneElement(children, { "aria-describedby": open ? id : undefined })}
      {open ? (
        <span role="tooltip" id={id} className="tip">
          {text}
        </span>
      ) : null}
    </span>
  );
}

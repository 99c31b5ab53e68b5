import { HILL_HEIGHT, HILL_WIDTH } from "./hill-field.ts";

/** The land below a ridge, as wide as the window. */
export function DrawnHill({ ridge }: { readonly ridge: string }) {
  return (
    <svg
      className="hill"
      viewBox={`0 0 ${HILL_WIDTH} ${HILL_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hill-f" d={`${ridge}V${HILL_HEIGHT}H0Z`} />
      <path className="hill-l" d={ridge} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

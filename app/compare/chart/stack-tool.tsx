import { Stretched } from "#app/charts/stretched.tsx";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import type { YearRange } from "#domain/compare/compare-request.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { PlotFrame } from "./plot-frame.tsx";
import { PlotSlider } from "./plot-slider.tsx";
import type { StackView } from "./stack-words.ts";
import { useReadYear } from "./use-read-year.ts";

/** Names that are read out of a year. */
const READ = 5;
const { explorer } = COMPARE_PAGE;

type Props = { readonly stack: StackView; readonly years: YearRange };

/** The stack, and under it the largest names of one year: the last, or the one that is being read. */
export function StackTool({ stack: { drawing, label, names, others }, years }: Props) {
  const { year, place, isRead, setRead } = useReadYear(years);
  const x = `${(place / drawing.steps) * 100}%`;
  const valueOf = ({ values }: { readonly values: readonly number[] }) => values[place] ?? 0;
  const largest = names
    .filter((name) => valueOf(name) > 0)
    .toSorted((one, other) => valueOf(other) - valueOf(one))
    .slice(0, READ)
    .map((name) => `${name.name} ${formatCount(valueOf(name))}`);
  const rest = others === null ? [] : [`${others.words} ${formatCount(valueOf(others))}`];
  return (
    <>
      <div className="plot">
        {(["large", "small"] as const).map((size) => {
          const frame = drawing.frames[size];
          return (
            <PlotFrame key={size} size={size} frame={frame} label={label}>
              <Stretched
                top={frame.top}
                bottom={frame.bottom}
                width={drawing.steps}
                height={drawing.floor}
                spills
              >
                {drawing.bands.map(({ key, tone, d }) => (
                  <path key={key} className={`cmp-band cmp-band-${tone}`} d={d} />
                ))}
              </Stretched>
              {frame.names.map(({ key, name, x: at, y }) => (
                <text key={key} className="lab" x={`${at}%`} y={y} textAnchor="middle">
                  {name}
                </text>
              ))}
              {isRead ? <line className="cur-line" x1={x} x2={x} y1={frame.top} y2={frame.bottom} /> : null}
            </PlotFrame>
          );
        })}
        <PlotSlider
          first={years.from}
          last={years.to}
          year={year}
          onYear={setRead}
          label={explorer.cursor}
          hint={explorer.cursorHint}
        >
          {null}
        </PlotSlider>
      </div>
      <p className="cmp-year num">
        <b>{`In ${year}: `}</b>
        <output>{[...largest, ...rest].join(" · ")}</output>
        <span className="quiet"> per million</span>
      </p>
    </>
  );
}

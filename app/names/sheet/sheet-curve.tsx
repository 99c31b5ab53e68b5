import { curvePaths, FLOOR, surfacePath } from "#domain/charts/curve-path.ts";
import type { NameCurve } from "#domain/names/page/name-curve.ts";
import { aheadPoints, endYear, heightAt } from "#domain/names/sheet/curve-place.ts";
import "./sheet-curve.css";

type Props = { readonly curve: NameCurve; readonly year: number | null; readonly label: string };

/** The curve of a sheet on the screen, with the marked year: what the PDF and the picture draw by points (lay-curve.ts). */
export function SheetCurve({ curve, year, label }: Props) {
  const { firstYear, lines } = curve;
  const end = endYear(curve, year);
  const steps = end - firstYear;
  const ahead = aheadPoints(curve);
  const main = lines[0]?.sex ?? "girl";
  const height = year === null ? null : heightAt(curve, year);
  const at = (of: number) => `${(100 * (of - firstYear)) / steps}%`;
  return (
    <div className="ns-curve" role="img" aria-label={label}>
      <svg width="100%" height="100%" aria-hidden="true">
        <svg
          viewBox={`0 0 ${steps} ${FLOOR}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {lines.map(({ sex, heights }, place) => {
            const { line, area, dots } = curvePaths(heights);
            return (
              <g key={sex} className={`ns-${sex}`}>
                {place === 0 ? <path className="ns-area" d={area} /> : null}
                <path className="ns-line" d={line} />
                <path className="ns-dots" d={dots} />
              </g>
            );
          })}
          {ahead.length === 0 ? null : (
            <g className={`ns-${main}`}>
              <path
                className="ns-ahead"
                d={surfacePath(ahead.map((point) => ({ x: point.year - firstYear, height: point.height })))}
              />
            </g>
          )}
        </svg>
        <line className="ns-axis" x1="0" x2="100%" y1="100%" y2="100%" />
        {year === null ? null : (
          <>
            <line className="ns-year" x1={at(year)} x2={at(year)} y1="0" y2="100%" />
            {height === null ? null : (
              <circle className="ns-ring" cx={at(year)} cy={`${100 * (1 - height)}%`} r="5" />
            )}
          </>
        )}
      </svg>
      <svg className="ns-years" width="100%" height="20" aria-hidden="true">
        {[firstYear, end].map((of, place) =>
          year !== null && Math.abs(of - year) * 8 < steps ? null : (
            <text key={of} x={at(of)} y="15" textAnchor={place === 0 ? "start" : "end"}>
              {of}
            </text>
          ),
        )}
        {year === null ? null : (
          <text
            className="ns-marked"
            x={at(year)}
            y="15"
            textAnchor={anchorOf(year - firstYear, end - year, steps)}
          >
            {year}
          </text>
        )}
      </svg>
    </div>
  );
}

/** Within the picture, near its ends as well. */
function anchorOf(before: number, after: number, steps: number): "start" | "middle" | "end" {
  if (before * 16 < steps) return "start";
  return after * 16 < steps ? "end" : "middle";
}

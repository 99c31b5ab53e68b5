import { BEYOND, BOUNDS, type Measure } from "./histogram.ts";
import { ANSWER_GROUPS, type Totals } from "./request-tally.ts";

/** What the process is like at the moment. */
type ProcessFigures = {
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly cpuSeconds: number;
  /** Since 1970. */
  readonly startedSeconds: number;
};

const NAMES = {
  ms: { name: "namekin_answer_seconds", unit: 1_000, help: "Time until an answer was sent." },
  bytes: { name: "namekin_answer_bytes", unit: 1, help: "Size of answers on the wire." },
} as const satisfies Record<Measure, object>;

/** What was counted since the start of the process, in Prometheus' text format, version 0.0.4. */
export function metricsText(totals: Totals, process: ProcessFigures): string {
  return [
    ...requestLines(totals),
    ...histogramLines("ms", totals),
    ...histogramLines("bytes", totals),
    ...single("process_resident_memory_bytes", "gauge", "Resident memory.", process.residentBytes),
    ...single("nodejs_heap_size_used_bytes", "gauge", "Used heap.", process.heapBytes),
    ...single("process_cpu_seconds_total", "counter", "CPU time of all threads.", process.cpuSeconds),
    ...single("process_start_time_seconds", "gauge", "Start of the process.", process.startedSeconds),
    "",
  ].join("\n");
}

function requestLines(totals: Totals): readonly string[] {
  const name = "namekin_requests_total";
  const lines = [...(totals.get("requests") ?? [])].map(([key, count]) => {
    const at = key.lastIndexOf(" ");
    return `${name}{route=${quoted(key.slice(0, at))},status=${quoted(key.slice(at + 1))}} ${count}`;
  });
  return [`# HELP ${name} Answers by route and class of status.`, `# TYPE ${name} counter`, ...lines];
}

/** Steps are summed up, as the format has them. No sum is told: single values are not kept. */
function histogramLines(measure: Measure, totals: Totals): readonly string[] {
  const { name, unit, help } = NAMES[measure];
  const counted = totals.get(measure);
  const lines = ANSWER_GROUPS.flatMap((group) => {
    let sum = 0;
    return [...BOUNDS[measure], BEYOND].map((bound) => {
      sum += counted?.get(`${group} ${bound}`) ?? 0;
      const le = bound === BEYOND ? "+Inf" : String(bound / unit);
      return `${name}_bucket{group="${group}",le="${le}"} ${sum}`;
    });
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines];
}

function single(name: string, type: "gauge" | "counter", help: string, value: number): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

function quoted(text: string): string {
  return `"${text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', String.raw`\"`)
    .replaceAll("\n", String.raw`\n`)}"`;
}

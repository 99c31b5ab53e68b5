import { quantileOf } from "#server/counts/histogram.ts";
import type { AnswerGroup } from "#server/counts/request-tally.ts";

type Sum = { readonly key: string; readonly count: number };

/** How often an address was answered, by what came of it. */
type RouteSum = {
  readonly route: string;
  readonly well: number;
  readonly refused: number;
  readonly failed: number;
};

/** The routes, those asked for most first. */
export function routeSums(sums: readonly Sum[]): readonly RouteSum[] {
  const routes = new Map<string, { well: number; refused: number; failed: number }>();
  for (const { key, count } of sums) {
    const at = key.lastIndexOf(" ");
    const route = key.slice(0, at);
    const sum = routes.get(route) ?? { well: 0, refused: 0, failed: 0 };
    sum[fateOf(key.slice(at + 1))] += count;
    routes.set(route, sum);
  }
  const all = ({ well, refused, failed }: Omit<RouteSum, "route">) => well + refused + failed;
  return [...routes]
    .map(([route, sum]) => ({ route, ...sum }))
    .toSorted((one, other) => all(other) - all(one) || (one.route < other.route ? -1 : 1));
}

function fateOf(status: string): "well" | "refused" | "failed" {
  if (status === "5xx") return "failed";
  return status === "4xx" ? "refused" : "well";
}

/** The bound that a share of a group's answers stays within; undefined where there were none. */
export function boundWithin(sums: readonly Sum[], group: AnswerGroup, share: number): number | undefined {
  const steps = new Map(
    sums.flatMap(({ key, count }) => {
      const [of, bound] = key.split(" ");
      return of === group ? [[Number(bound), count] as const] : [];
    }),
  );
  return quantileOf(steps, share);
}

import type { Checked } from "./check-listings.ts";

const PROGRESS_EACH = 10;

/** One line that changes on a terminal; elsewhere a line now and then. */
export function progressLine(done: number, of: number, onTerminal = process.stderr.isTTY): string {
  if (onTerminal) return `\r${done} of ${of} checked${done === of ? "\n" : ""}`;
  return done % PROGRESS_EACH === 0 || done === of ? `${done} of ${of} checked\n` : "";
}

type Remark = { readonly isBroken: boolean; readonly text: string };

/** What there is to say of the entries, those without a fault too. */
export type Verdict = {
  readonly entries: readonly {
    readonly id: number;
    readonly name: string;
    readonly remarks: readonly Remark[];
  }[];
  /** Entries with something that is broken. */
  readonly broken: number;
  /** Entries without, at which somebody should look in a browser. */
  readonly looked: number;
};

export function judge(checked: readonly Checked[]): Verdict {
  const entries = checked.map((entry) => ({ id: entry.id, name: entry.name, remarks: remarksOn(entry) }));
  const broken = entries.filter(({ remarks }) => remarks.some(({ isBroken }) => isBroken)).length;
  const looked = entries.filter(({ remarks }) => remarks.length > 0).length - broken;
  return { entries, broken, looked };
}

/** The report by entry. */
export function report({ entries, broken, looked }: Verdict, { all }: { readonly all: boolean }): string {
  const lines = entries
    .filter(({ remarks }) => all || remarks.length > 0)
    .flatMap(({ id, name, remarks }) => [
      `${id}  ${name}`,
      ...(remarks.length === 0 ? ["    well"] : []),
      ...remarks.map(({ isBroken, text }) => `    ${isBroken ? "BROKEN" : "look at"}  ${text}`),
    ]);
  const sum = `${entries.length} entries: ${broken} broken, ${looked} to look at, ${entries.length - broken - looked} well.`;
  return [...lines, sum].join("\n");
}

function remarksOn({ website, phone }: Checked): readonly Remark[] {
  return [
    ...websiteRemarks(website),
    ...(phone === null || phone.isWell
      ? []
      : [{ isBroken: true, text: `phone "${phone.number}": not a number in the form of phone.ts` }]),
    ...(website === null && phone === null
      ? [{ isBroken: true, text: "neither website nor phone: nobody can reach it" }]
      : []),
  ];
}

function websiteRemarks(website: Checked["website"]): readonly Remark[] {
  if (website === null) return [];
  const { address, answer } = website;
  switch (answer.kind) {
    case "well":
      return [];
    case "moved":
      return [{ isBroken: false, text: `${address} has moved for good to ${answer.to}` }];
    case "refused":
      return [{ isBroken: false, text: `${address} ${answer.why}: perhaps to programs only` }];
    case "broken":
      return [{ isBroken: true, text: `${address} ${answer.why}` }];
  }
}

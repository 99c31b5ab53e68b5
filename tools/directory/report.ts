import type { Checked } from "./check-listings.ts";

const PROGRESS_EACH = 10;

/** One line that changes on a terminal; elsewhere a line now and then. */
export function progressLine(done: number, of: number, onTerminal = process.stderr.isTTY): string {
  if (onTerminal) return `\r${done} of ${of} checked${done === of ? "\n" : ""}`;
  return done % PROGRESS_EACH === 0 || done === of ? `${done} of ${of} checked\n` : "";
}

/** The report by entry, and how many entries have something broken. */
export function report(
  checked: readonly Checked[],
  { all }: { readonly all: boolean },
): { readonly text: string; readonly broken: number } {
  const entries = checked.map((entry) => ({ entry, remarks: remarksOn(entry) }));
  const shown = entries.filter(({ remarks }) => all || remarks.length > 0);
  const broken = entries.filter(({ remarks }) => remarks.some(({ isBroken }) => isBroken)).length;
  const looked = entries.filter(({ remarks }) => remarks.length > 0).length - broken;
  const lines = shown.flatMap(({ entry: { id, name }, remarks }) => [
    `${id}  ${name}`,
    ...(remarks.length === 0 ? ["    well"] : []),
    ...remarks.map(({ isBroken, text }) => `    ${isBroken ? "BROKEN" : "look at"}  ${text}`),
  ]);
  const sum = `${checked.length} entries: ${broken} broken, ${looked} to look at, ${checked.length - broken - looked} well.`;
  return { text: [...lines, sum].join("\n"), broken };
}

type Remark = { readonly isBroken: boolean; readonly text: string };

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

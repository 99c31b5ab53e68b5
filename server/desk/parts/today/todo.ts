import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { DAY_MS } from "#domain/text/day.ts";
import { pathOf } from "#server/desk/html/frame.ts";
import { counted, dayOf, fill } from "#server/desk/html/wording.ts";
import type { TodayFacts } from "./today-facts.ts";

const words = DESK_WORDS.today;

/** A backup older than this is no backup of yesterday. */
const BACKUP_DAYS = 2;

/** Something that needs whoever runs the site. */
export type Todo = {
  readonly what: string;
  readonly more: string;
  readonly go: string;
  readonly path: string;
};

/** All that needs somebody, people first. */
export function todoOf(facts: TodayFacts, now: Date): readonly Todo[] {
  return [...ofInbox(facts), ...ofNewsletter(facts), ...ofServer(facts, now), ...ofDirectory(facts)];
}

function ofInbox({ messages, corrections }: TodayFacts): readonly Todo[] {
  const oldest = (time: string | undefined) =>
    time === undefined ? "" : fill(words.oldest, { day: dayOf(time) });
  const inbox = pathOf("inbox");
  return [
    ...(messages.count === 0
      ? []
      : [
          {
            what: counted(messages.count, words.messages),
            more: oldest(messages.oldest),
            go: words.go.inbox,
            path: inbox,
          },
        ]),
    ...(corrections.count === 0
      ? []
      : [
          {
            what: counted(corrections.count, words.corrections),
            more: oldest(corrections.oldest),
            go: words.go.corrections,
            path: `${inbox}?show=corrections`,
          },
        ]),
  ];
}

function ofNewsletter({ issues }: TodayFacts): readonly Todo[] {
  return issues
    .filter(({ facts }) => facts.state === "partly")
    .map(({ id, facts }) => ({
      what: fill(words.halfSent, { issue: id }),
      more: fill(words.halfSentLead, { count: facts.counts.queued + facts.counts.sending }),
      go: words.go.halfSent,
      path: `${pathOf("newsletter")}/${id}`,
    }));
}

function ofServer({ server }: TodayFacts, now: Date): readonly Todo[] {
  const path = pathOf("server");
  const { faults, letters, backup } = server;
  const age =
    backup === undefined ? Infinity : Math.floor((now.getTime() - backup.madeAt.getTime()) / DAY_MS);
  const backupWords = backup === undefined ? words.backup.none : fill(words.backup.old, { days: age });
  return [
    ...faults.map((fault) => ({ what: words.fault, more: fault, go: words.go.fault, path })),
    ...(letters.tried === 0
      ? []
      : [{ what: counted(letters.tried, words.mail), more: words.mailAgain, go: words.go.mail, path }]),
    ...(age <= BACKUP_DAYS ? [] : [{ what: backupWords, more: words.backupLead, go: words.go.backup, path }]),
  ];
}

function ofDirectory({ directory }: TodayFacts): readonly Todo[] {
  if (directory === undefined || directory.verdict.broken === 0) return [];
  const more = fill(words.checked, { day: dayOf(directory.checkedAt) });
  const path = pathOf("directory");
  return [{ what: counted(directory.verdict.broken, words.links), more, go: words.go.links, path }];
}

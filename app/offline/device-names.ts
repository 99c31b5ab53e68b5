import { WRITTEN_FORMS } from "#content/names/written-forms.ts";
import { THEMES } from "#content/names/themes.ts";
import { type DeviceName, deviceNames } from "#domain/names/device/device-name.ts";
import { searchDevice } from "#domain/names/device/search-device.ts";
import { createDraw } from "#domain/names/draw/draw-hand.ts";
import type { Mood } from "#domain/names/draw/mood.ts";
import { fits } from "#domain/names/browse/fits.ts";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { type RemovableChip, removableChips } from "#domain/names/plain/removable-chips.ts";
import type { Care, Instead, NameFact } from "#domain/names/search/names-answer.ts";
import { isNamesCopy } from "#domain/names/device/names-copy.ts";
import { type Why, whyText } from "#domain/names/search/why.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";

/** What the copy on this device answers in place of the server. */
export type DeviceNames = {
  /** Distinct names that fit, drawn at random by a mood; fewer only when fewer fit. A rule that is not given asks nothing. */
  draw(count: number, rules: Partial<NameRules>, mood: Mood): readonly NameSummary[];
  /** As the API answers a search. Of questions about a name it answers what the copy knows. */
  search(text: string, rules: NameRules): DeviceSearch;
};

/** With each name the reason in a few words. */
type DeviceSearch = {
  readonly understood: readonly RemovableChip[];
  readonly notUnderstood: readonly string[];
  readonly names: readonly (NameSummary & {
    readonly why: { readonly kind: Why["kind"]; readonly text: string };
  })[];
  readonly fact: (NameFact & { readonly name: string }) | null;
  readonly care: Care | null;
  readonly tool: null;
  readonly instead: readonly Instead[];
  readonly page: null;
};

const cache = createAnswerCache<DeviceNames>();

/** Reads the copy once a page; throws when what lies there is damaged. */
export function openDeviceNames(copy: Response): Promise<DeviceNames> {
  return cache.load("copy", () => read(copy));
}

async function read(response: Response): Promise<DeviceNames> {
  const copy: unknown = await response.json();
  if (!isNamesCopy(copy)) throw new Error("The copy of the names is none.");
  const names: readonly DeviceName[] = deviceNames(copy);
  return {
    draw(count, asked, mood) {
      const rules = { ...NO_RULES, ...asked };
      const fitting = names.filter(({ traits }) => fits(traits, rules));
      return createDraw(fitting, mood)(count, Math.random).map(({ summary }) => summary);
    },
    search(text, rules) {
      const { understood, notUnderstood, care, fact, instead, hits } = searchDevice(
        names,
        { text, rules },
        THEMES,
        WRITTEN_FORMS,
      );
      const asked = hits[0]?.summary.name ?? "";
      return {
        understood: removableChips(text, understood),
        notUnderstood,
        names: hits.map(({ summary, why }) => ({ ...summary, why: { kind: why.kind, text: whyText(why) } })),
        fact: fact && { ...fact, name: asked },
        care,
        tool: null,
        instead,
        page: null,
      };
    },
  };
}

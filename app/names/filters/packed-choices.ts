import type { Choice, Filter, Shortcut } from "./filter-words.ts";

/** In no value, label or address of a choice (packed-choices.test.ts). */
const BETWEEN = "|";
const AFTER_EACH = "~";
const IS_CHOSEN = "1";

/** Filters as the data of a page carry them: their choices, some three hundred, are a text each filter. */
export type PackedFilter =
  | (Omit<Extract<Filter, { readonly kind: "choices" }>, "choices" | "more"> & {
      readonly choices: string;
      readonly more: string;
    })
  | (Omit<Extract<Filter, { readonly kind: "letters" }>, "shortcuts"> & { readonly shortcuts: string });

export function packFilters(filters: readonly Filter[]): readonly PackedFilter[] {
  return filters.map((filter) =>
    filter.kind === "choices"
      ? { ...filter, choices: packChoices(filter.choices), more: packChoices(filter.more) }
      : {
          ...filter,
          shortcuts: packChoices(filter.shortcuts.map(({ href, ...rest }) => ({ ...rest, value: href }))),
        },
  );
}

export function unpackFilters(packed: readonly PackedFilter[]): readonly Filter[] {
  return packed.map((filter) =>
    filter.kind === "choices"
      ? { ...filter, choices: unpackChoices(filter.choices), more: unpackChoices(filter.more) }
      : { ...filter, shortcuts: unpackChoices(filter.shortcuts).map(asShortcut) },
  );
}

export function packChoices(choices: readonly Choice[]): string {
  return choices
    .map(({ value, label, count, chosen }) =>
      // A label that is the value itself is left out.
      [value, label === value ? "" : label, count, chosen ? IS_CHOSEN : ""].join(BETWEEN),
    )
    .join(AFTER_EACH);
}

export function unpackChoices(packed: string): readonly Choice[] {
  if (packed === "") return [];
  return packed.split(AFTER_EACH).map((text) => {
    const [value = "", label = "", count = "", chosen] = text.split(BETWEEN);
    return {
      value,
      label: label || value,
      count: count === "" ? null : Number(count),
      chosen: chosen === IS_CHOSEN,
    };
  });
}

function asShortcut({ value, count, ...rest }: Choice): Shortcut {
  return { ...rest, count: count ?? 0, href: value };
}

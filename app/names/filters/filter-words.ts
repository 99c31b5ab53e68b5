/** One value of a filter. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  /** The names that it would bring; null where they are not counted. */
  readonly count: number | null;
  readonly chosen: boolean;
};

/** A beginning or an ending that need not be written: a link puts it in, or takes it out. */
export type Shortcut = Omit<Choice, "value"> & { readonly href: string };

type Titled = {
  /** Name of its field in the form, and in the address. */
  readonly key: string;
  readonly title: string;
  /** What is chosen, in words; empty when nothing is. */
  readonly chosen: string;
  /** Behind one more tap, with others. */
  readonly seldom: boolean;
};

export type Filter =
  | (Titled & {
      readonly kind: "choices";
      readonly choices: readonly Choice[];
      /** Seldom wanted: behind one more tap. */
      readonly more: readonly Choice[];
    })
  | (Titled & {
      readonly kind: "letters";
      /** As it stands in the field. */
      readonly text: string;
      readonly example: string;
      readonly shortcuts: readonly Shortcut[];
    });

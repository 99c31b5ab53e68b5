import type { ComponentProps } from "react";
import { Form } from "react-router";
import { PATHS } from "#app/site/paths.data.ts";
import { HiddenFields } from "./hidden-fields.tsx";

const NOTHING: readonly string[] = [];

type Props = Omit<ComponentProps<"input">, "id" | "name"> & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  /** Whether this is what the page is for. */
  readonly isMain?: boolean;
  /** This view's address: the rest of it is kept. */
  readonly address: string;
  /** Fields of the address that the form has itself. */
  readonly but?: readonly string[];
};

/** A field for a change of the address. A form with GET: it works without JavaScript. */
export function FieldForm({ label, hint, button, isMain = false, address, but = NOTHING, ...input }: Props) {
  const { id, defaultValue } = input;
  return (
    <Form action={PATHS.compare} className="cmp-form" preventScrollReset>
      <HiddenFields address={address} but={but} />
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {/* What an address brings along stands in the field instead of what was typed. */}
        <input
          key={String(defaultValue)}
          className="input"
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck="false"
          {...input}
        />
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <button className={isMain ? "btn btn-primary" : "btn"} type="submit">
        {button}
      </button>
    </Form>
  );
}

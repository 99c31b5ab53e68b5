import { useRef } from "react";
import { CONTACT_PAGE } from "#content/site/contact-page.ts";
import type { ContactField, ContactFault } from "#domain/contact/contact-draft.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Fault } from "#app/ui/fault.tsx";
import { useCharactersLeft } from "./use-characters-left.ts";

/** What browsers know to fill in. */
const KINDS = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  subject: { type: "text", autoComplete: "off" },
} as const;

type Props = {
  readonly name: ContactField;
  readonly given: string;
  readonly fault: ContactFault | null;
  /** It came back from the form without JavaScript: the page opens here. */
  readonly first: boolean;
  readonly readOnly: boolean;
  readonly hint?: string;
};

export function Field({ name, given, fault, first, readOnly, hint }: Props) {
  const id = `contact-${name}`;
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const left = useCharactersLeft(name === "message" ? area : input, name);
  const message = fault?.field === name ? fault.message : undefined;
  const described = [
    ...(message === undefined ? [] : [`${id}-fault`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(left === null ? [] : [`${id}-left`]),
  ];
  const field = {
    id,
    name,
    className: "input",
    required: true,
    defaultValue: given,
    readOnly,
    "aria-invalid": message !== undefined || undefined,
    "aria-describedby": described.length === 0 ? undefined : described.join(" "),
    // After a refusal, where it is to be mended.
    autoFocus: first && message !== undefined,
  } as const;
  return (
    <div className={`field ctf-${name}`}>
      <label htmlFor={id}>{CONTACT_PAGE.form.fields[name]}</label>
      {name === "message" ? (
        <textarea ref={area} rows={8} {...field} />
      ) : (
        <input ref={input} {...KINDS[name]} {...field} />
      )}
      {message === undefined ? null : <Fault id={`${id}-fault`} message={message} />}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {left === null ? null : (
        <p id={`${id}-left`} className="hint num">
          {sayLeft(left)}
        </p>
      )}
    </div>
  );
}

function sayLeft(left: number): string {
  const { one, many, overOne, over } = CONTACT_PAGE.form.left;
  const count = Math.abs(left);
  const words = left < 0 ? (count === 1 ? overOne : over) : count === 1 ? one : many;
  return fillIn(words, { count: formatCount(count) });
}

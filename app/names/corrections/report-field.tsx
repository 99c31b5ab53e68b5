import type { ReactNode } from "react";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import type { ReportField } from "#domain/contact/name-report.ts";
import { Fault } from "#app/ui/fault.tsx";

const { fields, hints } = CORRECTIONS_PAGE.form;

type Props = {
  readonly name: ReportField;
  readonly given: string;
  readonly fault: string | undefined;
  /** The page opens here: it is the first field at fault. */
  readonly first: boolean;
  /** The field itself. */
  readonly children: (given: FieldProps) => ReactNode;
};

type FieldProps = {
  readonly id: string;
  readonly name: ReportField;
  readonly className: "input";
  readonly defaultValue: string;
  readonly autoFocus: boolean;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

/** A field with its label, its hint, and below it what is wrong. */
export function Field({ name, given, fault, first, children }: Props) {
  const id = `report-${name}`;
  const hint = name === "source" || name === "email" ? hints[name] : undefined;
  const described = [
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(" ");
  return (
    <div className={`field cor-${name}`}>
      <label htmlFor={id}>{fields[name]}</label>
      {children({
        id,
        name,
        className: "input",
        defaultValue: given,
        autoFocus: first,
        "aria-invalid": fault === undefined ? undefined : true,
        "aria-describedby": described === "" ? undefined : described,
      })}
      {fault === undefined ? null : <Fault id={`${id}-fault`} message={fault} />}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}

import "#app/ui/tabs.css";

type Props<Id extends string> = {
  readonly label: string;
  readonly labelId?: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className?: string;
};

/** Two to four choices that exclude each other. */
export function ChoiceTabs<Id extends string>({
  label,
  labelId,
  choices,
  chosen,
  onChoose,
  className,
}: Props<Id>) {
  return (
    <div
      className={`tabs ${className ?? ""}`}
      role="group"
      {...(labelId === undefined ? { "aria-label": label } : { "aria-labelledby": labelId })}
    >
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

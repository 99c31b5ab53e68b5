import "./trap.css";

type Props = { readonly id: string; readonly label: string };

/** A field that nobody sees; programs fill it in. */
export function Trap({ id, label }: Props) {
  return (
    <div className="form-trap">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

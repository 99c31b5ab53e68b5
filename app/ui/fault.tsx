import { CircleAlert } from "lucide-react";

/** What is not right about a field, below it; the field's description. */
export function Fault({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={id} className="fault" role="alert">
      <CircleAlert className="ic" strokeWidth={1.75} aria-hidden="true" />
      {message}
    </p>
  );
}

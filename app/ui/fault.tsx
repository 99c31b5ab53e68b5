import { CircleAlert } from "lucide";
import { Icon } from "./icon.tsx";

/** What is not right about a field, below it; the field's description. */
export function Fault({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={id} className="fault" role="alert">
      <Icon of={CircleAlert} />
      {message}
    </p>
  );
}

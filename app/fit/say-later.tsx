import { useEffect, useState } from "react";

/** Long enough that nobody who is still typing is interrupted. */
const QUIET_MS = 1200;

/** Reads a sentence to those who listen to the page, once it has stayed the same for a while. */
export function SayLater({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}

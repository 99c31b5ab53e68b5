import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/** The part of a template's address that prints it. Browsers never send it. */
export const PRINTING = "#print";

/** Prints where the address asks for it, and takes that out of the address first: a reload prints nothing. */
export function usePrintOnArrival(): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== PRINTING) return;
    void Promise.all([
      navigate({ search, hash: "" }, { replace: true, preventScrollReset: true }),
      document.fonts.ready,
    ]).then(() => globalThis.print());
  }, [hash, search, navigate]);
}

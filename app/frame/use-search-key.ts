import { useEffect } from "react";
import { useNavigate } from "react-router";
import { PATHS } from "#app/site/paths.data.ts";
import { SEARCH_FIELD_ID } from "#app/site/search-field-id.ts";

/** What takes letters itself. */
const FIELDS = "input, textarea, select, [contenteditable]";

/** The key "/" leads to the search from anywhere but a field; on its page, into its field. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const search = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      event.preventDefault();
      const field = document.getElementById(SEARCH_FIELD_ID);
      if (field === null) void navigate(PATHS.search);
      else field.focus();
    };
    document.addEventListener("keydown", search);
    return () => document.removeEventListener("keydown", search);
  }, [navigate]);
}

import { type FormEvent, type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { readFilters, writeFilters } from "#domain/directory/filter-query.ts";
import type { Filters } from "#domain/directory/filters.ts";

/** How long typing must pause before the list follows: browsers refuse to rewrite their address at every key. */
const TYPING_MS = 150;

const BY_FORM = "by form";

export type FilterForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Keeps form and address in step. The fields hold what is asked, as without JavaScript, and a change leads to the address
 * that the form would lead to: a choice is a step to go back to, letters are not. Back or a link sets the fields.
 */
export function useFilterForm(filters: Filters, onShow: () => void): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const way = useNavigationType();
  const { state } = useLocation();
  const asked = writeFilters(filters);
  /** What was last asked for: the address, and with it the page, may be a step behind. */
  const known = useRef(filters);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = (fields: FormData, replace: boolean) => {
    clearTimeout(typing.current);
    const wanted = readFilters(queryOf(fields, known.current.type));
    const search = writeFilters(wanted);
    if (search === writeFilters(known.current)) return;
    known.current = wanted;
    void navigate({ search }, { replace, preventScrollReset: true, state: BY_FORM });
  };

  // What was changed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(() => {
    if (form.current !== null) follow(new FormData(form.current), true);
  });
  useEffect(() => {
    onAlive();
    return () => clearTimeout(typing.current);
  }, []);

  const onArrival = useEffectEvent((arrived: string) => {
    const isOwn = way !== NavigationType.Pop && state === BY_FORM;
    if (isOwn || arrived === writeFilters(known.current)) return;
    clearTimeout(typing.current);
    known.current = filters;
    if (form.current !== null) setFields(form.current, filters);
  });
  useEffect(() => onArrival(asked), [asked]);

  return {
    form,
    onChange({ currentTarget, target }) {
      if (!(target instanceof HTMLInputElement)) return follow(new FormData(currentTarget), false);
      clearTimeout(typing.current);
      typing.current = setTimeout(() => follow(new FormData(currentTarget), true), TYPING_MS);
    },
    onSubmit(event) {
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      const isType = submitter?.hasAttribute("aria-pressed") === true;
      follow(new FormData(event.currentTarget, isType ? submitter : null), false);
      if (!isType) onShow();
    },
  };
}

/** What the form sends; without a press of one of the types, the type stays. */
function queryOf(fields: FormData, type: Filters["type"]): URLSearchParams {
  const query = new URLSearchParams({ type });
  for (const [key, value] of fields) if (typeof value === "string") query.set(key, value);
  return query;
}

function setFields(form: HTMLFormElement, filters: Filters): void {
  for (const name of ["search", "category", "state"] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = filters[name];
  }
}

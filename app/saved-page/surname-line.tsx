import { type SyntheticEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { SAVED_PAGE } from "#content/saved/saved-page.ts";
import { MOST_LETTERS } from "#domain/fit/stored-fit.ts";
import { storeSurname, useSurname, useTypedName } from "#app/device/typed-name.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The surname, asked once and shown with every name. The field has no name: no form can carry it to a server. */
export function SurnameLine() {
  const surname = useSurname();
  const isHydrated = useHydrated();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const { last } = useTypedName();

  const change = () => {
    flushSync(() => setAsked(true));
    document.getElementById(id)?.focus();
  };
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    flushSync(() => setAsked(false));
    document.getElementById(surname === "" ? id : `${id}-change`)?.focus();
  };

  if (surname !== "" && !isAsked) {
    return (
      <p className="svp-surname noprint">
        {SAVED_PAGE.surname} <b>{surname}</b>{" "}
        <button type="button" id={`${id}-change`} className="btn-text" onClick={change}>
          {SAVED_PAGE.change}
          <span className="vh"> {SAVED_PAGE.theSurname}</span>
        </button>
      </p>
    );
  }
  return (
    <form className="svp-surname noprint needs-script" noValidate onSubmit={close}>
      <label htmlFor={id}>{SAVED_PAGE.ourSurname}</label>
      <input
        id={id}
        className="input"
        disabled={!isHydrated}
        value={last}
        maxLength={MOST_LETTERS.last}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setAsked(true);
          storeSurname(target.value);
        }}
      />
      <button type={isHydrated ? "submit" : "button"} className="btn">
        {SAVED_PAGE.done}
      </button>
      <span id={`${id}-hint`} className="vh">
        {SAVED_PAGE.surnameHint}
      </span>
    </form>
  );
}

/** Behind a first name. */
export function Surname() {
  const surname = useSurname();
  return surname === "" ? null : <span className="svp-sur"> {surname}</span>;
}

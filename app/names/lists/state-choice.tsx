import { Form, Link } from "react-router";
import { PLACE_LIST_WORDS } from "#content/lists/series.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { myState } from "#app/names/places/my-state.ts";
import { STATES, stateOfCode } from "#domain/places/states.ts";
import { listPath } from "./list-path.ts";

const { label, any, button, kept } = PLACE_LIST_WORDS.choose;
const ALL = listPath({ list: "rising-by-state", of: null });

/** The state of the list: a form with GET. With JavaScript, the choice stays on the device and is offered at once the next time. */
export function StateChoice({ chosen }: { readonly chosen: string | null }) {
  const mine = myState.use();
  const offered = chosen ?? mine ?? "";
  const place = mine === null || mine === chosen ? -1 : stateOfCode(mine);
  const name = STATES[place]?.name;
  return (
    <div className="lt-years noprint">
      <Form
        action={ALL}
        preventScrollReset
        onSubmit={({ currentTarget }) => {
          const code = new FormData(currentTarget).get("state");
          if (typeof code === "string") myState.change(() => (code === "" ? null : code));
        }}
      >
        <label htmlFor="state">{label}</label>
        <select key={offered} className="input lt-state" id="state" name="state" defaultValue={offered}>
          <option value="">{any}</option>
          {STATES.map((state) => (
            <option key={state.code} value={state.code}>
              {state.name}
            </option>
          ))}
        </select>
        <button className="btn" type="submit">
          {button}
        </button>
      </Form>
      {/* Always there, so that what appears in it is read out. */}
      <p role="status" className="small">
        {name === undefined ? null : (
          <Link to={listPath({ list: "rising-by-state", of: place })}>
            {fillIn(PLACE_LIST_WORDS.risingIn, { name })}
          </Link>
        )}
        {chosen !== null && mine === chosen ? kept : null}
      </p>
    </div>
  );
}

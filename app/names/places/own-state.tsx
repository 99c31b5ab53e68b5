import { useEffect, useId, useState } from "react";
import { STATE_WORDS } from "#content/site/state-words.ts";
import { findPart } from "#app/ui/html-part.tsx";
import { MAP_COLUMNS, STATES, stateOfCode } from "#domain/places/states.ts";
import { STEP, TILE } from "./map-measures.ts";
import { myState } from "./my-state.ts";
import { openCell } from "./packed-cells.ts";
import { stateSentence } from "./state-words.ts";
import type { WhereView } from "./where-view.ts";
import { PART_OF_MAP } from "./part-of-map.ts";

/** The choice of a state, which stays on the device, what is said of it, and its tile framed. A tile that is touched tells its own. */
export function OwnState({ where }: { readonly where: WhereView }) {
  const mine = myState.use();
  const [touched, setTouched] = useState<string | null>(null);
  const id = useId();
  const shown = touched ?? mine;
  const place = shown === null ? -1 : stateOfCode(shown);
  const state = STATES[place];
  const cell = openCell(where.cells, place);
  useEffect(() => frameTile(shown), [shown]);
  useEffect(() => listenToTiles(setTouched), []);
  return (
    <div className="pl-own noprint">
      <label className="small" htmlFor={id}>
        {STATE_WORDS.yours}
      </label>
      <select
        className="input"
        id={id}
        value={mine ?? ""}
        onChange={({ target }) => {
          setTouched(null);
          myState.change(() => (target.value === "" ? null : target.value));
        }}
      >
        <option value="">{STATE_WORDS.any}</option>
        {STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {/* Always there, so that what appears in it is read out. */}
      <p className="small num" role="status">
        {state && cell ? stateSentence(state.name, cell, where) : ""}
      </p>
    </div>
  );
}

/** Frames a tile of the drawing; returns how to take the frame away. */
function frameTile(code: string | null): (() => void) | undefined {
  const state = code === null ? undefined : STATES[stateOfCode(code)];
  const svg = drawing();
  if (state === undefined || svg === null) return undefined;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const from = { x: state.column * STEP, y: state.row * STEP, width: TILE, height: TILE, class: "pl-mine" };
  for (const [name, value] of Object.entries(from)) frame.setAttribute(name, `${value}`);
  svg.append(frame);
  return () => frame.remove();
}

/** Calls back with the code of a tile that is clicked. */
function listenToTiles(tell: (code: string) => void): (() => void) | undefined {
  const svg = drawing();
  if (svg === null) return undefined;
  const click = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const step = (width * STEP) / (MAP_COLUMNS * STEP - (STEP - TILE));
    const [row, column] = [Math.floor((clientY - top) / step), Math.floor((clientX - left) / step)];
    const touched = STATES.find((state) => state.row === row && state.column === column);
    if (touched !== undefined) tell(touched.code);
  };
  svg.addEventListener("click", click);
  return () => svg.removeEventListener("click", click);
}

function drawing(): SVGSVGElement | null {
  return findPart(PART_OF_MAP)?.querySelector("svg") ?? null;
}

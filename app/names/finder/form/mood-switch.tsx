import { useEffect, useEffectEvent, useRef } from "react";
import { WHICH_DRAWN } from "#content/finder/finder-words.ts";
import { MOOD_WORDS } from "#content/names/moods.ts";
import { type Mood, MOODS, readMood } from "#domain/names/draw/mood.ts";
import "./mood-switch.css";

type Props = {
  readonly chosen: Mood;
  readonly onChoose: (mood: Mood) => void;
  /** Name of the field. */
  readonly name: string;
};

/** Which names come up, with the rule of what is chosen below it; without JavaScript, too. */
export function MoodSwitch({ chosen, onChoose, name }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the page came alive has told nobody yet.
  const onAlive = useEffectEvent(() => {
    const field = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (field && field.value !== chosen) onChoose(readMood(field.value));
  });
  useEffect(() => onAlive(), []);
  return (
    <fieldset ref={group} className="mood">
      <legend className="vh">{WHICH_DRAWN}</legend>
      <div className="tabs">
        {MOODS.map((mood) => (
          <label key={mood}>
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === chosen}
              aria-describedby={`mood-${mood}`}
              onChange={() => onChoose(mood)}
            />
            {MOOD_WORDS[mood].label}
          </label>
        ))}
      </div>
      {MOODS.map((mood) => (
        <p key={mood} id={`mood-${mood}`} className="small quiet">
          {MOOD_WORDS[mood].rule}
        </p>
      ))}
    </fieldset>
  );
}

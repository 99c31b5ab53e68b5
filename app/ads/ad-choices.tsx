import { AD_CONSENT } from "#content/ads/ad-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useRootData } from "#app/root-data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { browserRefusesAds, useAdChoice } from "./use-ad-choice.ts";
import "./ad-slot.css";

const ANSWERS = [
  { choice: "allowed", label: (host: string) => `Allow ads from ${host}` },
  { choice: "house", label: () => "No ads" },
] as const;

/** Where the answer about ads can be changed. Without a provider there is nothing to choose, and nothing is shown. */
export function AdChoices() {
  const host = useRootData()?.ads?.host;
  return host === undefined ? null : <Choices host={host} />;
}

function Choices({ host }: { readonly host: string }) {
  const alive = useHydrated();
  const { choice, choose } = useAdChoice(host);
  const refused = alive && browserRefusesAds();
  return (
    <section className="ad-choices" aria-labelledby="ad-choices">
      <h2 id="ad-choices">{AD_CONSENT.title}</h2>
      <p>{refused ? AD_CONSENT.refused : fillIn(AD_CONSENT.from, { host })}</p>
      {refused ? null : (
        <div className="ad-answers needs-script">
          {ANSWERS.map((answer) => (
            <button
              key={answer.choice}
              type="button"
              className="btn"
              aria-pressed={choice === answer.choice}
              onClick={() => choose(answer.choice)}
            >
              {answer.label(host)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

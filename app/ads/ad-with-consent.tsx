import { type ReactNode, useEffect } from "react";
import type { AdProvider } from "#domain/ads/ad-provider.ts";
import { AdQuestion } from "./ad-question.tsx";
import { loadAdScript } from "./ad-script.ts";
import { useAdChoice } from "./use-ad-choice.ts";

type Props = {
  readonly provider: AdProvider;
  readonly slot: string;
  /** The house line. */
  readonly children: ReactNode;
};

/**
 * What a place shows once the browser knows the visitor's answer. After a yes the provider's script finds an empty
 * element with its number, over the house line; whatever it puts there hides the line (ad-slot.css).
 */
export function AdWithConsent({ provider, slot, children }: Props) {
  const { choice, choose } = useAdChoice(provider.host);
  const allowed = choice === "allowed";
  useEffect(() => {
    if (allowed) loadAdScript(provider.scriptUrl);
  }, [allowed, provider]);

  if (choice === null) return <AdQuestion host={provider.host} onAnswer={choose} />;
  return (
    <>
      {children}
      {allowed ? <div className="ad-fill" data-ad-slot={slot} /> : null}
    </>
  );
}

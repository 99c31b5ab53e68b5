import type { ReactNode } from "react";
import type { AdProvider } from "#domain/ads/ad-provider.ts";
import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadAskedAd = () => import("./ad-with-consent.tsx");

type Props = {
  readonly provider: AdProvider;
  readonly slot: string;
  /** The house line. */
  readonly children: ReactNode;
};

/** A place that a provider may fill: the house line until the page is at rest. */
export function ProvidedAd({ provider, slot, children }: Props) {
  const late = useWhenIdle(loadAskedAd);
  if (late === undefined) return children;
  return (
    <late.AdWithConsent provider={provider} slot={slot}>
      {children}
    </late.AdWithConsent>
  );
}

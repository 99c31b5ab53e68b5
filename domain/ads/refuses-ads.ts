/** What a browser says by itself with each request, as the headers Sec-GPC and Save-Data. */
type Signals = { readonly gpc: string | null | undefined; readonly saveData: string | null | undefined };

/**
 * Whether a browser has answered the question about ads before it was asked: Global Privacy Control is a no
 * (https://www.w3.org/TR/gpc/), and who saves data is not sent an ad either.
 */
export function refusesAds({ gpc, saveData }: Signals): boolean {
  return gpc === "1" || saveData === "on";
}

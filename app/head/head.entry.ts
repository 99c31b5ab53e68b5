import { deferFonts } from "./defer-fonts.ts";
import { deferHydration } from "./defer-hydration.ts";
import { holdInstallOffer } from "./hold-install-offer.ts";
import { markArrival } from "./mark-arrival.ts";
import { markChild } from "./mark-child.ts";
import { openFolds } from "./open-folds.ts";
import { reloadWhenStale } from "./reload-when-stale.ts";
import { showTheme } from "./show-theme.ts";
import { standInUntilHydrated } from "./until-hydrated.ts";

// What cannot wait: theme, fonts and what a link brings or the device keeps before the first paint, taps on what is painted before the page has all come, the start of
// its scripts, files that are gone, the browser's offer to install.
showTheme();
markArrival();
markChild();
openFolds();
deferFonts();
standInUntilHydrated();
deferHydration();
reloadWhenStale();
holdInstallOffer();

import { deferFonts } from "./defer-fonts.ts";
import { holdInstallOffer } from "./hold-install-offer.ts";
import { reloadWhenStale } from "./reload-when-stale.ts";
import { showTheme } from "./show-theme.ts";

// What cannot wait: theme and fonts before the first paint, files that are gone, the browser's offer to install.
showTheme();
deferFonts();
reloadWhenStale();
holdInstallOffer();

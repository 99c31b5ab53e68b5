import { deferHydration } from "./defer-hydration.ts";
import { standInUntilHydrated } from "./until-hydrated.ts";

// Stands at the end of the page, before the scripts of the router.
standInUntilHydrated();
deferHydration();

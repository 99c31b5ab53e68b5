/**
 * What stands around every page. A constant each: a page fetches those it says, and not the others.
 */
export const SEARCH = "Search";
export const SAVED_NAMES = "Saved names";
/** Before the name of what a button removes. */
export const REMOVE = "Remove";
export const PRINT = "Print";
export const FORGET_EVERYTHING = "Forget everything on this device";
export const SKIP_TO_CONTENT = "Skip to content";
export const SHARE = "Share";
export const COPY_LINK = "Copy link";
export const NEW_WINDOW = "(opens in a new window)";
export const BACK = "Back";
export const BREADCRUMB = "Breadcrumb";
export const RETURN_HOME = "Return to Homepage";
export const RELATED_RESOURCES = "Related Resources";
export const ON_THIS_PAGE = "On this page";
export const IN_SHORT = "In short";
export const NOTIFICATIONS = "Notifications (F8)";
export const CLOSE_NOTIFICATION = "Close this notification";

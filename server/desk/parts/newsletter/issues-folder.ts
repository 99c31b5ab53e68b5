/** Where issues lie, as docs/newsletter.md says. */
export const ISSUES_FOLDER = "content/newsletter";

/** Where the footer leaves room for "Get App"; what stands there is fetched at rest. */
export const INSTALL_SLOT = "install";

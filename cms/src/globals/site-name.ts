/** Until an editor names the site. */
export const DEFAULT_SITE_NAME = 'Tessera'

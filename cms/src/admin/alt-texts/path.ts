/** Below the site's address. */
export const ALT_TEXTS_PATH = '/admin/alt-texts'

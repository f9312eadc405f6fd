/** Height of a header of one row, in px: `--tessera-header-height` of the style sheets. */
export const HEADER_HEIGHT = 60

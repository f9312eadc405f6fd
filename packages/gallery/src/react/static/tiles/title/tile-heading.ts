/** The heading of what is inside a gallery, by the level of the gallery's own: one below it. */
export const TILE_HEADING = { 2: 'h3', 3: 'h4', 4: 'h5' } as const

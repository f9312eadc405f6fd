import { MANY_TILES } from '../../packages/gallery/src/react/static/is-virtual'

const FULL_DOM = 'full DOM'

/** Our gallery with `paging: all`. All peers have all tiles in the DOM. */
export const OURS_ALL = `Tessera, ${FULL_DOM}`

/** Our gallery with `paging: endless`: only the tiles near the viewport are in the DOM. */
export const OURS_WINDOWED = 'Tessera, windowed'

/**
 * Which tiles our gallery with `paging: all` has in the DOM in the frame with the result. The others of a large gallery
 * follow in later frames.
 * @param count tiles of the gallery
 */
export const tilesInDom = (count: number): string =>
  count > MANY_TILES ? 'viewport first, then all in the DOM' : FULL_DOM

/** A candidate's name in goals and rows. */
export const nameWithTiles = (name: string, count: number): string =>
  name.replace(FULL_DOM, tilesInDom(count))

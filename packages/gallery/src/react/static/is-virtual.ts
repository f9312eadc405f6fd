import type { Gallery, GalleryView } from '../../core/types'

/** From this number on, laying out the tiles outside the viewport costs more than computing their rectangles. */
export const MANY_TILES = 200

/** Whether a hydrated gallery has a virtual grid. The same for all its views. */
export const isVirtual = ({ paging }: Gallery, { all }: Pick<GalleryView, 'all'>): boolean =>
  paging.kind === 'endless' || (paging.kind === 'all' && all > MANY_TILES)

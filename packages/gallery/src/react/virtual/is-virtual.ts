import type { Gallery, GalleryView } from '../../core/types'

/** From here on, laying out the tiles out of sight costs more than telling where they are. */
const MANY = 120

/** Is a gallery drawn by explicit boxes, tiles in sight first? The same for all its views. */
export const isLarge = ({ paging }: Gallery, { all }: Pick<GalleryView, 'all'>): boolean =>
  paging.kind === 'endless' || (paging.kind === 'all' && all > MANY)

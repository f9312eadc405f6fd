import type { CSSProperties } from 'react'
import { assignSpans } from '../../../core/layouts/grid/assign-spans'
import { gridPattern } from '../../../core/layouts/grid/grid-pattern'
import { justifiedRowRatio } from '../../../core/layouts/grid/grid-sizes'
import { tileAspectRatio, toFourDecimals } from '../../../core/tile/aspect-ratio'
import type { Gallery, GalleryView } from '../../../core/types'
import { byBreakpoint } from '../../layouts/placement'

/**
 * Custom properties with the height of all tiles of an endless gallery. Where scripts run, the style sheet reserves that
 * height from the start, so that nothing shifts and Back finds the scroll position. The unit is rows. Masonry and
 * justified rows depend on the shape of every tile; their height is estimated from the shapes of the shown tiles: the
 * sum of the relative heights, or of the relative widths.
 */
export function reservedHeight(
  gallery: Gallery,
  { matching, tiles }: GalleryView,
): CSSProperties | undefined {
  const { layout, paging } = gallery
  if (paging.kind !== 'endless') return undefined
  if (layout === 'masonry' || layout === 'justified') {
    const power = layout === 'masonry' ? -1 : 1
    const shown = tiles.reduce((sum, tile) => sum + tileAspectRatio(tile) ** power, 0)
    const extent = toFourDecimals((shown * matching) / tiles.length)
    return { ...(power === 1 && rowRatios(gallery)), '--_tessera-extent': extent }
  }
  // Remainders leave no hole, so the area gives the number of rows without placing the tiles.
  const rows = byBreakpoint((breakpoint) => {
    const pattern = gridPattern(gallery, breakpoint)
    const area = assignSpans(pattern, matching).reduce((sum, [wide, high]) => sum + wide * high, 0)
    return Math.ceil(area / pattern.columns)
  })
  return {
    '--_tessera-wide-rows': rows.wide,
    '--_tessera-medium-rows': rows.medium,
    '--_tessera-narrow-rows': rows.narrow,
  }
}

/** On the grid. Tiles have the values of their own row in properties of the same names. */
const rowRatios = (gallery: Gallery) => ({
  '--_tessera-wide': justifiedRowRatio(gallery, 'wide'),
  '--_tessera-medium': justifiedRowRatio(gallery, 'medium'),
  '--_tessera-narrow': justifiedRowRatio(gallery, 'narrow'),
})

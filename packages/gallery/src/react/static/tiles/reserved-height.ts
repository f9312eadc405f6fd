import type { CSSProperties } from 'react'
import { deal } from '../../../core/deal'
import { tileAspectRatio, toFourDecimals } from '../../../core/layouts/aspect-ratio'
import { gridForm } from '../../../core/layouts/grid-form'
import { ROW_RATIO } from '../../../core/layouts/justified'
import type { Gallery, GalleryView } from '../../../core/types'
import { byBreakpoint } from '../../layouts/placement'

/**
 * How high all tiles of an endless gallery are at each breakpoint: where scripts run, the style sheet keeps their height free
 * from the start, so that nothing shifts and Back finds its place. In rows; for masonry and justified rows, whose height
 * depends on every tile's shape, near enough by the shapes of the tiles shown: heights, or widths, of all side by side.
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
    return { ...(power === 1 && ROW_WIDTHS), '--extent': extent }
  }
  // Remainders close the rectangle, so the area tells the rows: nothing needs to be packed for it.
  const rows = byBreakpoint((breakpoint) => {
    const form = gridForm(gallery, breakpoint)
    const area = deal(form, matching).reduce((sum, [wide, high]) => sum + wide * high, 0)
    return Math.ceil(area / form.columns)
  })
  return {
    '--wide-rows': rows.wide,
    '--medium-rows': rows.medium,
    '--narrow-rows': rows.narrow,
  }
}

/** Tiles have their own row's under the same names. */
const ROW_WIDTHS = {
  '--wide': ROW_RATIO.wide,
  '--medium': ROW_RATIO.medium,
  '--narrow': ROW_RATIO.narrow,
}

import type { CSSProperties } from 'react'
import { arrangeGrid } from '../../core/layouts/grid'
import { gridForm } from '../../core/layouts/grid-form'
import type { Gallery, GalleryView } from '../../core/types'
import { byLevel } from '../layouts/places'

/**
 * How many rows all tiles of an endless gallery take at each level: where scripts run, the style sheet keeps their
 * height free from the start, so that nothing shifts and Back finds its place.
 */
export function reservedHeight(
  gallery: Gallery,
  { matching }: GalleryView,
): CSSProperties | undefined {
  if (gallery.paging.kind !== 'endless') return undefined
  if (gallery.layout === 'masonry' || gallery.layout === 'justified') return undefined
  const rows = byLevel((level) => {
    const measures = { level, width: 0, gap: 0, rowHeight: 1 }
    return arrangeGrid(gridForm(gallery, level), matching, measures).height
  })
  return {
    '--wide-rows': rows.wide,
    '--medium-rows': rows.medium,
    '--narrow-rows': rows.narrow,
  }
}

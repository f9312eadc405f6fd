import type { CSSProperties } from 'react'
import { deal } from '../../core/deal'
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
  // Tails close the rectangle, so the area tells the rows: nothing needs to be packed for it.
  const rows = byLevel((level) => {
    const form = gridForm(gallery, level)
    const area = deal(form, matching).reduce((sum, [wide, high]) => sum + wide * high, 0)
    return Math.ceil(area / form.columns)
  })
  return {
    '--wide-rows': rows.wide,
    '--medium-rows': rows.medium,
    '--narrow-rows': rows.narrow,
  }
}

import type { CSSProperties } from 'react'
import { deal } from '../../core/deal'
import { toFourDecimals } from '../../core/layouts/aspect-ratio'
import { COLUMNS, gridForm } from '../../core/layouts/grid-form'
import { breakRows, ROW_RATIO } from '../../core/layouts/justified'
import { layMasonry } from '../../core/layouts/masonry'
import type { Gallery, GalleryView, Level } from '../../core/types'
import { byLevel } from '../layouts/places'
import { shapesOf } from '../layouts/places-of'

/**
 * How high all tiles of an endless gallery are at each level: where scripts run, the style sheet keeps their height free
 * from the start, so that nothing shifts and Back finds its place. In rows; for masonry and justified rows, whose height
 * depends on every tile's shape, in widths of the gallery, by the shapes of the tiles shown.
 */
export function reservedHeight(
  gallery: Gallery,
  { matching, tiles }: GalleryView,
): CSSProperties | undefined {
  const { layout, paging } = gallery
  if (paging.kind !== 'endless') return undefined
  if (layout === 'masonry' || layout === 'justified') {
    const shapes = shapesOf(tiles)
    const heightAt = (level: Level) =>
      layout === 'masonry'
        ? Math.max(
            ...layMasonry(shapes, COLUMNS[level]).ends.map(({ widths }) => widths / COLUMNS[level]),
          )
        : breakRows(shapes, ROW_RATIO[level]).reduce((sum, { ratio }) => sum + 1 / ratio, 0)
    const widths = byLevel((level) => toFourDecimals((heightAt(level) * matching) / tiles.length))
    return {
      '--wide-widths': widths.wide,
      '--medium-widths': widths.medium,
      '--narrow-widths': widths.narrow,
    }
  }
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

import type { Gallery } from '../types'
import type { Arrangement, Measures, Shapes } from './arrangement'
import { arrangeGrid } from './grid'
import { gridForm } from './grid-form'
import { arrangeJustified } from './justified'
import { arrangeMasonry } from './masonry'

/** Where every tile of a gallery lies, in time linear in the number of tiles. */
export function arrange(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  shapes: Shapes,
  measures: Measures,
): Arrangement {
  if (gallery.layout === 'masonry') return arrangeMasonry(shapes, measures)
  if (gallery.layout === 'justified') return arrangeJustified(shapes, measures)
  return arrangeGrid(gridForm(gallery, measures.breakpoint), shapes.count, measures)
}

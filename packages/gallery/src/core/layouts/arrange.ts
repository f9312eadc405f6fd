import { patternOf } from '../patterns/pattern-of'
import type { Gallery } from '../types'
import type { Arrangement, Measures, Shapes } from './arrangement'
import { arrangeMosaic } from './mosaic'

/** Where every tile of a gallery lies, in time linear in the number of tiles. */
export function arrange(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  { count }: Shapes,
  measures: Measures,
): Arrangement {
  return arrangeMosaic(patternOf(gallery).levels[measures.level], count, measures)
}

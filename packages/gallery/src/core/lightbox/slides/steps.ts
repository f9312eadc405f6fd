import type { LightboxSlides } from '../../enumerations'
import type { Slide, Tile } from '../../types'
import { PRELOADED_NEIGHBOURS } from '../constants'
import { slideKind } from './slide-kind'

/** The tile once per image, in order: the steps of its slide. A slide that shows no image has one step. */
export function stepsOf(tile: Tile, slides: LightboxSlides): readonly Tile[] {
  const images = /^(image|text-cover)$/.test(slideKind(tile, slides)) && tile.furtherImages
  // Slugs contain no slash.
  return [
    tile,
    ...(images || []).map((image, i) => ({ ...tile, id: `${tile.id}/${i + 2}`, image })),
  ]
}

/**
 * The slide of one step, with the steps around it as its neighbours. Its position is still that of the tile.
 *
 * @param step index; 0 is the tile itself
 */
export function stepSlide(slide: Slide, step: number, slides: LightboxSlides): Slide {
  const { tile, total } = slide
  const expand = (tiles: readonly Tile[]) => tiles.flatMap((each) => stepsOf(each, slides))
  const own = expand([tile])
  const isAlone = total === 1 && own.length > 1
  // The only tile of a gallery follows itself.
  const before = isAlone ? own : expand(slide.before.toReversed())
  const all = [...before, ...own, ...(isAlone ? own : expand(slide.after))]
  const index = before.length + step
  const next = index + 1
  return {
    ...slide,
    tile: all[index] ?? tile,
    after: all.slice(next, next + PRELOADED_NEIGHBOURS),
    before: all.slice(0, index).slice(-PRELOADED_NEIGHBOURS).toReversed(),
  }
}

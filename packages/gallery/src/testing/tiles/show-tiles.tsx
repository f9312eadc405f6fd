import { INITIAL_STATE } from '../../core/defaults'
import { GalleryIndex } from '../../core/gallery-index'
import type { Gallery as GalleryData, Tile } from '../../core/types'
import { HOVER_EFFECTS, type TextPosition } from '../../core/enumerations'
import { StaticGallery } from '../../react/static/StaticGallery'
import { imageOf } from './images'
import { renderStatic } from '../render'
import { galleryOf, tileOf } from './tiles'

/** All effects that hide the hover box until hover or focus. */
export const EFFECTS = HOVER_EFFECTS.filter((effect) => effect !== 'none')

export const tileWithImage = (id: string, colour = 'white'): Tile => ({
  ...tileOf(id),
  image: imageOf(colour),
  textCover: null,
  intro: 'Made over one winter with what the harbour gave.',
  author: 'Ada Lindqvist',
  date: '2024-03-01T00:00:00Z',
})

/** The longest titles: 200 characters, and one word of 60 letters. */
export const LONG_TITLE =
  'A true and complete account of the manner in which the boats of the northern fleet were painted, numbered and named between the spring of 1911 and the autumn of 1938, with text covers after drawings by him'
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten'

/** Renders a gallery with pattern 4, which has big, wide and small tiles; on phones it has wide ones. */
export function showTiles(tiles: readonly Tile[], settings: Partial<GalleryData> = {}) {
  const gallery = galleryOf({ groups: [], ...settings })
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return renderStatic(
    <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="?journal.topic=a" />,
  )
}

export const atEverySize = (position: TextPosition): GalleryData['textPosition'] => ({
  small: position,
  wide: position,
  tall: position,
  big: position,
})

export const tilesIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('[data-tile]'),
]

/** The element that matches a selector within a tile. */
export function findIn(tile: HTMLElement, selector: string): HTMLElement {
  const found = tile.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The tile ${tile.dataset['tile']} has no ${selector}`)
  return found
}

/** Finishes all animations. Waiting for them would take a quarter of a second for each of hundreds of tiles. */
export async function finishAnimations(): Promise<void> {
  await new Promise(requestAnimationFrame)
  for (const animation of document.getAnimations()) animation.finish()
}

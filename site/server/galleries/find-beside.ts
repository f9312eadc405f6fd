import type { GalleryState, Tile } from '@tessera/gallery/core'
import type { Beside, Way } from '../../wire/beside'
import type { ShownGallery } from './shown-gallery'

/** What stands beside the tile that a state enlarges; null when it is not among the tiles. */
export function findBeside({ index }: ShownGallery, state: GalleryState): Beside | null {
  const { slide } = index.view({ ...state, page: 1 }, { ratios: false })
  if (!slide) return null
  const { position, total, before, after } = slide
  return { position, total, previous: toWay(before[0]), next: toWay(after[0]) }
}

const toWay = (tile: Tile | undefined): Way | null =>
  tile ? { title: tile.title, href: tile.href } : null

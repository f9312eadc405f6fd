import type { Arrangement } from '@tessera/content'
import { fitTiles, type Gallery } from '@tessera/gallery/layouts'
import type { PreviewTile } from '../gallery-preview/preview'
import { sortByArrangement } from './arrange'

export interface ArrangedGallery extends Pick<
  Gallery,
  'layout' | 'pattern' | 'fitShapes' | 'rowHeight' | 'gap'
> {
  readonly order: string
  readonly arrangement: Arrangement
}

/** The tiles in the order in which the site shows them: arranged, and assigned to the cells of the pattern. */
export function showTiles(
  { order, arrangement, ...gallery }: ArrangedGallery,
  tiles: readonly PreviewTile[],
): readonly PreviewTile[] {
  const sorted = sortByArrangement(tiles, {
    pinned: arrangement.pinned,
    order: order === 'picked' ? arrangement.order : [],
  })
  const isShown = (id: string) => tiles.some((tile) => tile.id === id)
  const large = arrangement.large.filter(isShown)
  const pinned = arrangement.pinned.filter(isShown).length
  return fitTiles({ ...gallery, pinned, ...(large.length > 0 && { large }) }, sorted)
}

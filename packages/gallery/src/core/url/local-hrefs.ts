import { originalSource } from '../tile/original-source'
import type { GalleryView } from '../types'
import type { HrefBuilder } from './hrefs'

/** Links of a gallery whose state is not in the URL: to the image of the open tile, else to the gallery itself. */
export function createLocalHrefs(
  gallery: string,
  { tiles, slide }: Pick<GalleryView, 'tiles' | 'slide'>,
): HrefBuilder {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]))
  return ({ openTileId }, anchor = gallery) => {
    const tile = openTileId === slide?.tile.id ? slide.tile : byId.get(openTileId ?? '')
    if (openTileId === null || !tile) return `#${anchor}`
    return tile.image ? originalSource(tile.image) : tile.href || `#${anchor}`
  }
}

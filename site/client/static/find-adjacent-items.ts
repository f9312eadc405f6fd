import { GalleryIndex, readState } from '@tessera/gallery/core'
import type { AdjacentItems } from '../../serialization/adjacent-items'
import type { GalleryFile } from '../../serialization/gallery-file'
import { unpackTile } from '../../serialization/packed-tile'
import { findAdjacentItems } from '../../server/galleries/adjacent-items'
import { fetchJson } from '../loading/fetch-json'

/**
 * The items before and after an item of a gallery.
 * @param fileUrl of the gallery's data file
 * @param search state of the gallery with the item open
 * @throws if the file cannot be loaded
 */
export async function findAdjacentInFile(
  fileUrl: string,
  search: string,
): Promise<AdjacentItems | null> {
  const { gallery, tiles, articles } = await fetchJson<GalleryFile>(fileUrl)
  const unpacked = (tiles ?? []).map((tile) => unpackTile(tile, articles))
  const index = new GalleryIndex(gallery, unpacked)
  return findAdjacentItems({ index }, readState(gallery, search))
}

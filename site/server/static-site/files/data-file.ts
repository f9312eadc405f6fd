import type { GalleryFile } from '../../../serialization/gallery-file'
import type { PackedTile } from '../../../serialization/packed-tile'

/** A gallery's data file with the whole URL of each article: its slash at the end is not in the packed form. */
export function withWholeUrls(json: string): string {
  const file: GalleryFile = JSON.parse(json)
  const { articles, tiles } = file
  return JSON.stringify({ ...file, tiles: tiles && tiles.map((tile) => withUrl(tile, articles)) })
}

export function withUrl(tile: PackedTile, articles: string): PackedTile {
  const [id, title, href, ...others] = tile
  return href === 0 ? [id, title, articles + encodeURI(id) + '/', ...others] : tile
}

import type { Image } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'

/** An image that galleries show as a work of its own. Its files are in the media document of the same key. */
export interface ImageRecord extends Omit<Image, 'modified' | 'terms'> {
  readonly kind: 'image'
  readonly key: string
  readonly path: string
  readonly terms: readonly string[]
  /** `date` in ms since 1970; null without one. */
  readonly time: number | null
  /** Time of the last change, ms since 1970. */
  readonly modified: number
  /** Null until a gallery shows it, and after its files or its terms have changed. */
  tile: Tile | null
}

export const toImageRecord = (
  { key, path }: { readonly key: string; readonly path: string },
  image: Image,
): ImageRecord => ({
  ...image,
  kind: 'image',
  key,
  path,
  time: image.date === null ? null : Date.parse(image.date),
  modified: Date.parse(image.modified),
  tile: null,
})

import { flatBlocks, mediaInBlocks, type FlatBlock, type PageBlock } from '@tessera/content'
import type { TileImage } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import { toTileImage } from '../galleries/to-tile'
import type { Library } from '../publications/library'

interface Shown {
  readonly library: Pick<Library, 'media' | 'articles'>
  /** As the visitor sees them. */
  readonly galleries: readonly Pick<GalleryOnPage, 'gallery' | 'view'>[]
}

/** The first image that a page shows, whatever its block; null where it is all words. */
export function firstImage(blocks: readonly PageBlock[], shown: Shown): TileImage | null {
  for (const block of flatBlocks(blocks)) {
    const [first] = block.type === 'gallery' ? tileImages(block.id, shown) : imagesOf(block, shown)
    if (first) return first
  }
  return null
}

const tileImages = (id: string, { galleries }: Shown): readonly TileImage[] =>
  galleries
    .filter(({ gallery }) => gallery.id === id)
    .flatMap(({ view }) => view.tiles.flatMap(({ image }) => image ?? []))

const imagesOf = (block: FlatBlock, { library: { media, articles } }: Shown) =>
  (block.type === 'carousel'
    ? block.items.map((item) => ('media' in item ? item.media : articles.get(item.article)?.cover))
    : mediaInBlocks([block])
  ).flatMap((id) => {
    const image = id ? media.get(id) : undefined
    return image ? [toTileImage(image)] : []
  })

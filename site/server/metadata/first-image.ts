import { flattenBlocks, mediaInBlocks, type FlatBlock, type PageBlock } from '@tessera/content'
import type { TileImage } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { toTileImage } from '../galleries/to-tile'
import type { DocumentStore } from '../publications/document-store'

interface PageImages {
  readonly store: {
    readonly media: Pick<DocumentStore['media'], 'get'>
    readonly articles: Pick<DocumentStore['articles'], 'get'>
  }
  /** In their current state. */
  readonly galleries: readonly Pick<GalleryOnPage, 'gallery' | 'view'>[]
}

/** The first image on a page, in any block. Null if the page has none. */
export function firstImage(blocks: readonly PageBlock[], images: PageImages): TileImage | null {
  for (const block of flattenBlocks(blocks)) {
    const [first] =
      block.type === 'gallery' ? imagesOfGallery(block.id, images) : imagesOfBlock(block, images)
    if (first) return first
  }
  return null
}

const imagesOfGallery = (id: string, { galleries }: PageImages): readonly TileImage[] =>
  galleries
    .filter(({ gallery }) => gallery.id === id)
    .flatMap(({ view }) => view.tiles.flatMap(({ image }) => image ?? []))

const imagesOfBlock = (block: FlatBlock, { store: { media, articles } }: PageImages) =>
  (block.type === 'carousel'
    ? block.items.map((item) => ('media' in item ? item.media : articles.get(item.article)?.cover))
    : mediaInBlocks([block])
  ).flatMap((id) => {
    const image = id ? media.get(id) : undefined
    return image ? [toTileImage(image)] : []
  })

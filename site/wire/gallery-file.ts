import type { Gallery, GalleryView, Slide, Tile } from '@tessera/gallery/core'
import { packTile, unpackTile, type PackedTile } from './packed-tile'

/** What an island fetches when it wakes: the gallery and, when it is small enough to travel, all its tiles. */
export interface GalleryFile {
  readonly articles: string
  readonly gallery: Gallery
  /** Null: ask the server for each view. */
  readonly tiles: readonly PackedTile[] | null
}

/** The server's answer to one state of a large gallery. */
export type ViewFile = Omit<GalleryView, 'tiles' | 'slide' | 'ratios'> & {
  readonly articles: string
  /** At most 96, from the place asked for. */
  readonly tiles: readonly PackedTile[]
  readonly slide:
    | (Omit<Slide, 'tile' | 'before' | 'after'> & {
        readonly tile: PackedTile
        readonly before: readonly PackedTile[]
        readonly after: readonly PackedTile[]
      })
    | null
}

/** Tiles of a large gallery's order. */
export interface TilesFile {
  readonly articles: string
  readonly tiles: readonly PackedTile[]
}

/** Shapes of tiles of a large gallery's order, as packed-ratios.ts writes them. */
export interface RatiosFile {
  readonly ratios: string
}

/** The most shapes one answer holds: 18 kB of them. */
export const RATIOS_AT_ONCE = 6_000

export const packTiles = (tiles: readonly Tile[], articles: string): TilesFile => ({
  articles,
  tiles: tiles.map((tile) => packTile(tile, articles)),
})

export const unpackTiles = ({ articles, tiles }: TilesFile): readonly Tile[] =>
  tiles.map((tile) => unpackTile(tile, articles))

export const packGallery = (
  gallery: Gallery,
  tiles: readonly Tile[] | null,
  articles: string,
): GalleryFile => ({
  articles,
  gallery,
  tiles: tiles && tiles.map((tile) => packTile(tile, articles)),
})

export function packView(view: Omit<GalleryView, 'ratios'>, articles: string): ViewFile {
  const pack = (tile: Tile) => packTile(tile, articles)
  const { slide } = view
  return {
    ...view,
    articles,
    tiles: view.tiles.map(pack),
    slide: slide && {
      ...slide,
      tile: pack(slide.tile),
      before: slide.before.map(pack),
      after: slide.after.map(pack),
    },
  }
}

export function unpackView({ articles, ...view }: ViewFile): GalleryView {
  const unpack = (tile: PackedTile) => unpackTile(tile, articles)
  const { slide } = view
  return {
    ...view,
    tiles: view.tiles.map(unpack),
    slide: slide && {
      ...slide,
      tile: unpack(slide.tile),
      before: slide.before.map(unpack),
      after: slide.after.map(unpack),
    },
  }
}

import type { Gallery, GalleryView, Slide, Tile } from '@tessera/gallery/core'
import { packRatios, unpackRatios } from './packed-ratios'
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
  /** Only when asked for: packed-ratios.ts. */
  readonly ratios?: string
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

export function packView({ ratios, ...view }: GalleryView, articles: string): ViewFile {
  const pack = (tile: Tile) => packTile(tile, articles)
  const { slide } = view
  return {
    ...view,
    ...(ratios && { ratios: packRatios(ratios) }),
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

export function unpackView({ articles, ratios, ...view }: ViewFile): GalleryView {
  const unpack = (tile: PackedTile) => unpackTile(tile, articles)
  const { slide } = view
  return {
    ...view,
    ...(ratios !== undefined && { ratios: unpackRatios(ratios) }),
    tiles: view.tiles.map(unpack),
    slide: slide && {
      ...slide,
      tile: unpack(slide.tile),
      before: slide.before.map(unpack),
      after: slide.after.map(unpack),
    },
  }
}

import type { Gallery, GalleryView, Relaxation, Slide, Tile } from '@tessera/gallery/core'
import { packTile, unpackTile, type PackedTile } from './packed-tile'

/** The data file that the client fetches to hydrate a gallery. */
export interface GalleryFile {
  /** Start of the paths of articles, such as `/articles/`. */
  readonly articles: string
  readonly gallery: Gallery
  /** Null for large galleries: the client requests each view. */
  readonly tiles: readonly PackedTile[] | null
}

/** A view of a large gallery. */
export type ViewFile = Omit<GalleryView, 'tiles' | 'slide' | 'ratios' | 'relaxations'> & {
  readonly articles: string
  /** At most 96, from the requested index. */
  readonly tiles: readonly PackedTile[]
  readonly relaxations: readonly (Omit<Relaxation, 'tiles'> & {
    readonly tiles: readonly PackedTile[]
  })[]
  readonly slide:
    | (Omit<Slide, 'tile' | 'before' | 'after'> & {
        readonly tile: PackedTile
        readonly before: readonly PackedTile[]
        readonly after: readonly PackedTile[]
      })
    | null
}

/** A range of matching tiles of a large gallery. */
export interface TilesFile {
  readonly articles: string
  readonly tiles: readonly PackedTile[]
}

/** Aspect ratios of a range of matching tiles, as packed-ratios.ts writes them. */
export interface RatiosFile {
  readonly ratios: string
}

/** Aspect ratios in one response: 18 kB. */
export const MAX_RATIOS = 6_000

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
    relaxations: view.relaxations.map(({ tiles, ...rest }) => ({
      ...rest,
      tiles: tiles.map(pack),
    })),
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
    relaxations: view.relaxations.map(({ tiles, ...rest }) => ({
      ...rest,
      tiles: tiles.map(unpack),
    })),
    slide: slide && {
      ...slide,
      tile: unpack(slide.tile),
      before: slide.before.map(unpack),
      after: slide.after.map(unpack),
    },
  }
}

import type { CSSProperties } from 'react'
import { cellsOfPattern } from '../../core/fit/cells-of-pattern'
import { fitToCells } from '../../core/fit/fit-to-cells'
import { DEFAULT_PATTERN } from '../../core/patterns/default-pattern'
import { completeGallery } from '../../core/simple/complete-gallery'
import { createTiles } from '../../core/simple/create-tiles'
import type { Gallery, Tile } from '../../core/types'
import type { HrefBuilder } from '../../core/url/hrefs'
import { createLocalHrefs } from '../../core/url/local-hrefs'
import { useOwnId } from '../client/useOwnId'
import type { UseGalleryOptions } from '../client/useGallery'
import { useKept } from '../hooks/useKept'
import { gridPlacement } from '../layouts/grid-placement'
import type { GridTile } from '../static/tiles/GridList'

interface PlacedImages {
  readonly gallery: Gallery
  /** In the order in which they are given. */
  readonly tiles: readonly Tile[]
  /** In the order of the page. */
  readonly gridTiles: readonly GridTile[]
  readonly gridStyle: CSSProperties
  readonly hrefOf: HrefBuilder
}

/** Images in a mosaic: the settings of their gallery, and the tiles with their places. */
export function useImages(options: UseGalleryOptions): PlacedImages {
  const id = useOwnId()
  // A parent that writes its images in place passes other objects with the same content at each render.
  return useKept(JSON.stringify([options, id]), () => {
    const tiles = createTiles(options.images, options.labels?.untitled)
    const pattern = typeof options.pattern === 'object' ? options.pattern : DEFAULT_PATTERN
    const gallery = completeGallery(tiles, [], { ...options, id, pattern })
    const { gridStyle, placementAt } = gridPlacement(gallery, pattern.breakpoints, tiles.length)
    const shown = gallery.fitShapes
      ? fitToCells(tiles, cellsOfPattern(pattern), (index) => ({ ratio: ratioOf(tiles[index]) }))
      : tiles
    const { eagerImages = 0 } = options
    return {
      ...{ gallery, tiles },
      hrefOf: createLocalHrefs(id, { tiles, slide: null }),
      gridStyle: { ...gridStyle },
      gridTiles: shown.map((tile, index) => ({
        ...{ tile, ...placementAt(index) },
        eager: index < eagerImages,
      })),
    }
  })
}

const ratioOf = (tile: Tile | undefined) =>
  tile?.image ? tile.image.width / tile.image.height : null

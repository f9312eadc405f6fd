import type { ComponentType } from 'react'
import { openTile } from '../../core/url/open-tile'
import { layoutPlacement, shapesOf } from '../layouts/layout-placement'
import type { GridProps } from '../static/tiles/Grid'
import { reservedHeight } from '../static/tiles/reserved-height'
import { createTileMarkupCache } from './tile-markup'

export interface CachedGridOptions {
  /** Returns what is rendered for the markup of each tile; by default all of it. */
  readonly toContent?: (tiles: readonly string[]) => GridContent
}

export interface GridContent {
  readonly html: string
  /** Of the list of tiles, besides its own. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>
}

/**
 * Creates a grid for servers, to pass as `grid` to `Gallery`. It has the markup of `Grid` and a cache: the markup of a
 * tile is rendered once per placement. Rendering tiles is most of the work for a page, and tiles seldom change.
 */
export function createCachedGrid({
  toContent = (tiles) => ({ html: tiles.join('') }),
}: CachedGridOptions = {}): ComponentType<GridProps> {
  const cache = createTileMarkupCache()
  return function CachedGrid({ context, eagerImages }) {
    const { gallery, view, state, hrefOf } = context
    const { gridStyle, placementAt } = layoutPlacement(gallery, shapesOf(view.tiles))
    const tiles = view.tiles.map((tile, index) => {
      const eager = index < eagerImages
      const segments = cache.segmentsOf({ context, tile, ...placementAt(index), eager })
      return segments.join(escapeAttribute(hrefOf(openTile(state, tile.id).state)))
    })
    const { html, attributes } = toContent(tiles)
    return (
      <ul
        {...attributes}
        data-grid
        data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
        style={{ ...gridStyle, ...reservedHeight(gallery, view) }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

/** Escapes the value of an attribute as React does. */
const escapeAttribute = (text: string) =>
  text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character)

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

import { openView } from '../../core/links'
import type { GridProps } from '../static/tiles/Grid'
import { reservedHeight } from '../static/tiles/reserved-height'
import { placesOf } from '../layouts/layout-placement'
import { writeTile } from './tile-markup'

/**
 * `Grid` for servers, with the same markup: a tile's is written once for each place it stands in and put together after
 * that. Tiles are most of what rendering a page costs, and seldom change. Pass it as `grid` to `Gallery`.
 */
export function WrittenGrid({ context, eagerImages }: GridProps) {
  const { gallery, view, state, hrefOf } = context
  const { gridStyle, placeAt } = placesOf(gallery, view.tiles)
  const html = view.tiles.map((tile, index) => {
    const parts = writeTile({ context, tile, ...placeAt(index), eager: index < eagerImages })
    return parts.join(escapeValue(hrefOf(openView(state, tile.id).state)))
  })
  return (
    <ul
      data-grid
      data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
      style={{ ...gridStyle, ...reservedHeight(gallery, view) }}
      dangerouslySetInnerHTML={{ __html: html.join('') }}
    />
  )
}

/** As React escapes the value of an attribute. */
const escapeValue = (text: string) =>
  text.replace(/["&'<>]/g, (character) => ESCAPED[character] ?? character)

const ESCAPED: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

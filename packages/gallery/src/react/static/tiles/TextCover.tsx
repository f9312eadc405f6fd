import { textCoverTone, titleFit } from '../../../core/tile/text-cover'
import type { Tile } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { TileTitle } from './TileTitle'

/**
 * Text that replaces a missing image: the title, some lines, and a small drawing of the object's proportions with
 * dimension lines. In a list the title is beside it; with nothing else to show, the cover has its initial.
 */
export function TextCover({
  context,
  tile,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
}) {
  const { aspectRatio = null, lines = [] } = tile.textCover ?? {}
  const isRow = context.gallery.layout === 'list'
  const isEmpty = isRow && aspectRatio === null && lines.length === 0
  return (
    <div data-text-cover={textCoverTone(tile.id)} style={{ '--fit': titleFit(tile.title) }}>
      {aspectRatio !== null && (
        <div data-proportions aria-hidden="true">
          <i style={{ '--ratio': Math.round(aspectRatio * 100) / 100 }} />
        </div>
      )}
      {!isRow && <TileTitle context={context} tile={tile} />}
      {isEmpty && (
        <p data-initial aria-hidden="true">
          {[...tile.title][0]}
        </p>
      )}
      {lines.length > 0 && (
        <ul data-lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

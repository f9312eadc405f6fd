import { textCoverTone, titleFit } from '../../../core/tile/text-cover'
import type { Tile } from '../../../core/types'
import type { TileContext } from '../tile-context'
import { TileTitle } from './title/TileTitle'

/**
 * Text that replaces a missing image: the title, some lines, and a small drawing of the object's proportions with
 * dimension lines. In a list the title is beside it.
 */
export function TextCover({
  context,
  tile,
}: {
  readonly context: TileContext
  readonly tile: Tile
}) {
  const { aspectRatio = null, lines = [] } = tile.textCover ?? {}
  return (
    <div
      data-text-cover={textCoverTone(tile.id)}
      style={{ '--_tessera-fit': titleFit(tile.title) }}
    >
      {aspectRatio !== null && (
        <div data-proportions aria-hidden="true">
          <span style={{ '--_tessera-ratio': Math.round(aspectRatio * 100) / 100 }} />
        </div>
      )}
      {context.gallery.layout !== 'list' && <TileTitle context={context} tile={tile} />}
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

import { plateTone, titleFit } from '../core/plate'
import type { Tile } from '../core/types'
import type { GalleryContext } from './context'
import { TileTitle } from './TileTitle'

/** An article without a picture as a typographic tile: its title, its lines, and its true proportions as a frame. */
export function Plate({
  context,
  tile,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
}) {
  const { aspectRatio = null, lines = [] } = tile.plate ?? {}
  return (
    <div data-plate={plateTone(tile.id)} style={{ '--fit': titleFit(tile.title) }}>
      {aspectRatio !== null && (
        <div data-proportions aria-hidden="true">
          <i style={{ '--ratio': Math.round(aspectRatio * 100) / 100 }} />
        </div>
      )}
      <TileTitle context={context} tile={tile} />
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

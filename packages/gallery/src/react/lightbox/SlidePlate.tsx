import { plateTone, titleFit } from '../../core/plate'
import type { Tile } from '../../core/types'
import '../css-properties'

/** An article without a picture: a typographic sheet in the true proportions of the thing. */
export function SlidePlate({ tile }: { readonly tile: Tile }) {
  const { lines = [] } = tile.plate ?? {}
  return (
    <div data-sheet-plate={plateTone(tile.id)} style={{ '--fit': titleFit(tile.title) }}>
      <p data-sheet-title>{tile.title}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

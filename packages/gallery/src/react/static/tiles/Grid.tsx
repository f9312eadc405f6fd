import type { GalleryContext } from '../gallery-context'
import { reservedHeight } from './reserved-height'
import { placesOf } from '../../layouts/layout-placement'
import { StillTile } from './MemoTile'

export interface GridProps {
  readonly context: GalleryContext
  readonly eagerImages: number
}

/** The tiles shown, laid out anew for their number. The style sheet places them. */
export function Grid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const { gridStyle, placeAt } = placesOf(gallery, view.tiles)
  return (
    // The words of a list stand beside the image, not over it.
    <ul
      data-grid
      data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
      style={{ ...gridStyle, ...reservedHeight(gallery, view) }}
    >
      {view.tiles.map((tile, index) => (
        <StillTile
          key={tile.id}
          context={context}
          tile={tile}
          {...placeAt(index)}
          eager={index < eagerImages}
        />
      ))}
    </ul>
  )
}

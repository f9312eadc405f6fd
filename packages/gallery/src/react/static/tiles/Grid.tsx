import { layoutPlacement, shapesOf } from '../../layouts/layout-placement'
import type { GalleryContext } from '../gallery-context'
import { MemoTile } from './MemoTile'
import { reservedHeight } from './reserved-height'

export interface GridProps {
  readonly context: GalleryContext
  readonly eagerImages: number
}

/** The tiles of a view. The style sheet places them. */
export function Grid({ context, eagerImages }: GridProps) {
  const { gallery, view } = context
  const { gridStyle, placementAt } = layoutPlacement(gallery, shapesOf(view.tiles))
  return (
    // The text of a list is beside the image, so nothing hides it.
    <ul
      data-grid
      data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
      style={{ ...gridStyle, ...reservedHeight(gallery, view) }}
    >
      {view.tiles.map((tile, index) => (
        <MemoTile
          key={tile.id}
          context={context}
          tile={tile}
          {...placementAt(index)}
          eager={index < eagerImages}
        />
      ))}
    </ul>
  )
}

import type { GalleryContext } from './context'
import { placesOf } from './layouts/places-of'
import { Tile } from './Tile'

/** The tiles shown, laid out anew for their number. The style sheet places them. */
export function Grid({
  context,
  eagerPictures,
}: {
  readonly context: GalleryContext
  readonly eagerPictures: number
}) {
  const { gallery, view } = context
  const { gridStyle, placeAt } = placesOf(gallery, view.tiles)
  return (
    // The words of a list stand beside the picture, not over it.
    <ul
      data-grid
      data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
      style={gridStyle}
    >
      {view.tiles.map((tile, index) => (
        <Tile
          key={tile.id}
          context={context}
          tile={tile}
          {...placeAt(index)}
          eager={index < eagerPictures}
        />
      ))}
    </ul>
  )
}

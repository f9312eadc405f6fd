import { Gallery, type TileSlot } from '@tessera/gallery'
import { show } from '../show'
import works from '../works.json' with { type: 'json' }

const images = works.map(({ id, title, width, height, alt, topic }) => ({
  src: `../images/${id}.webp`,
  width,
  height,
  alt,
  title,
  href: `../articles/${id}/`,
  terms: { topic },
}))

const renderTile = ({ tile, image, zoom }: TileSlot) => (
  <>
    {image}
    {zoom && (
      <a {...zoom} className="tile-label">
        {tile.title}
      </a>
    )}
  </>
)

show(<Gallery id="work" title="Selected work" images={images} renderTile={renderTile} />)

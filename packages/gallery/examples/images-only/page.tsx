import { Gallery } from '@tessera/gallery'
import { show } from '../show'
import works from '../works.json' with { type: 'json' }

const images = works.map(({ id, width, height, alt }) => ({
  src: `../images/${id}.webp`,
  width,
  height,
  alt,
}))

show(<Gallery images={images} />)

import { lightboxPicture } from '../../core/lightbox-picture'
import type { Slide, Tile } from '../../core/types'
import '../css-properties'
import { slideShape } from './slide-shape'
import { SlidePlate } from './SlidePlate'

/** The slides on either side, beyond the edges of the room: what a swipe draws in. Nobody can reach them. */
export const Neighbours = ({ slide: { before, after } }: { readonly slide: Slide }) => (
  <>
    {before[0] && <Neighbour tile={before[0]} side={-1} />}
    {after[0] && <Neighbour tile={after[0]} side={1} />}
  </>
)

function Neighbour({ tile, side }: { readonly tile: Tile; readonly side: 1 | -1 }) {
  const { image } = tile
  return (
    <div
      data-sheet
      data-side={side}
      aria-hidden="true"
      style={{ ...slideShape(tile), '--side': side }}
      ref={(sheet) => {
        if (sheet) sheet.inert = true
      }}
    >
      {image ? <NeighbourPicture {...lightboxPicture(image, 0)} /> : <SlidePlate tile={tile} />}
    </div>
  )
}

function NeighbourPicture({ sources, sizes, src }: ReturnType<typeof lightboxPicture>) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt="" draggable={false} />
    </picture>
  )
}

import { lightboxImage } from '../../../core/lightbox-image'
import { slideKind } from '../../../core/slide-kind'
import type { LightboxOptions, Slide, Tile } from '../../../core/types'
import '../../static/css-properties'
import { slideShape } from '../slides/slide-shape'
import { SlideTextCover } from '../slides/SlideTextCover'

/** The slides on either side, beyond the edges of the room: what a swipe draws in. Nobody can reach them. */
export const NeighbourSlides = ({ slide: { before, after }, slides }: NeighboursProps) => (
  <>
    {before[0] && <Neighbour tile={before[0]} side={-1} slides={slides} />}
    {after[0] && <Neighbour tile={after[0]} side={1} slides={slides} />}
  </>
)

interface NeighboursProps {
  readonly slide: Slide
  readonly slides: LightboxOptions['slides']
}

interface NeighbourProps {
  readonly tile: Tile
  readonly side: 1 | -1
  readonly slides: LightboxOptions['slides']
}

function Neighbour({ tile, side, slides }: NeighbourProps) {
  const { image } = tile
  const kind = slideKind(tile, slides)
  return (
    <div
      data-panel
      data-kind={kind}
      data-side={side}
      aria-hidden="true"
      style={{ ...slideShape(tile, kind), '--side': side }}
      ref={(sheet) => {
        if (sheet) sheet.inert = true
      }}
    >
      {kind === 'image' && image && <NeighbourImage {...lightboxImage(image, 0)} />}
      {kind === 'text-cover' && <SlideTextCover tile={tile} />}
    </div>
  )
}

function NeighbourImage({ sources, sizes, src }: ReturnType<typeof lightboxImage>) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt="" draggable={false} />
    </picture>
  )
}

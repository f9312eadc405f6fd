import { lightboxSources } from '../../../core/lightbox/slides/image-sources'
import { slideKind } from '../../../core/lightbox/slides/slide-kind'
import type { LightboxOptions, Slide, Tile } from '../../../core/types'
import '../../css-properties'
import { slideShape } from '../slides/slide-shape'
import { SlideTextCover } from '../slides/SlideTextCover'

/** The previous and the next slide outside the viewport, which a swipe moves in. Inert. */
export const NeighbourSlides = ({ slide: { before, after }, slides }: NeighbourSlidesProps) => (
  <>
    {before[0] && <NeighbourSlide tile={before[0]} side={-1} slides={slides} />}
    {after[0] && <NeighbourSlide tile={after[0]} side={1} slides={slides} />}
  </>
)

interface NeighbourSlidesProps {
  readonly slide: Slide
  readonly slides: LightboxOptions['slides']
}

interface NeighbourSlideProps {
  readonly tile: Tile
  readonly side: 1 | -1
  readonly slides: LightboxOptions['slides']
}

function NeighbourSlide({ tile, side, slides }: NeighbourSlideProps) {
  const { image } = tile
  const kind = slideKind(tile, slides)
  return (
    <div
      data-panel
      data-kind={kind}
      data-side={side}
      aria-hidden="true"
      style={{ ...slideShape(tile, kind), '--_tessera-side': side }}
      // React 18 has no `inert` prop.
      ref={(panel) => {
        if (panel) panel.inert = true
      }}
    >
      {kind === 'image' && image && <NeighbourImage {...lightboxSources(image, 0)} />}
      {kind === 'text-cover' && <SlideTextCover tile={tile} />}
    </div>
  )
}

function NeighbourImage({ sources, sizes, src }: ReturnType<typeof lightboxSources>) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={src} alt="" draggable={false} />
    </picture>
  )
}

import { useEffect, useRef, type CSSProperties } from 'react'
import { lightboxImage, smallestSource } from '../../../core/lightbox-image'
import { placeholder } from '../../../core/placeholder'
import type { TileImage } from '../../../core/types'
import '../../static/css-properties'
import { watchImage, type ImageCallbacks } from './watch-image'

export interface SlideImageProps extends ImageCallbacks {
  readonly image: TileImage
  readonly attempt: number
  /** How much it is enlarged; more wants a larger file. */
  readonly scale: number
  /** The file the tile itself shows, already in the browser; null when there is none. */
  readonly tileSource: () => string | null
}

/** An image at the lightbox's size, over the tile's own small one until it is decoded. */
export function SlideImage(props: SlideImageProps) {
  const { image, attempt, scale, tileSource, onShown, onFailed } = props
  const { sources, sizes, src } = lightboxImage(image, attempt, scale)
  const img = useRef<HTMLImageElement>(null)
  // Not a ref callback with a cleanup: React 18 knows none.
  useEffect(() => (img.current ? watchImage(img.current, { onShown, onFailed }) : undefined))
  return (
    <picture style={underlay(image)} ref={(element) => layUnder(element, image, tileSource)}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        draggable={false}
        ref={img}
      />
    </picture>
  )
}

function underlay(image: TileImage): CSSProperties | undefined {
  const colours = image.thumbHash === null ? null : placeholder(image.thumbHash)
  return colours ? { '--from': colours.topLeft, '--to': colours.bottomRight } : undefined
}

/** Written to the element, not rendered: the server does not know what the browser has. */
function layUnder(
  element: HTMLElement | null,
  image: TileImage,
  tileSource: SlideImageProps['tileSource'],
) {
  const source = tileSource() ?? smallestSource(image)
  element?.style.setProperty('--under', `url(${JSON.stringify(source)})`)
}

import { useEffect, useRef, type CSSProperties } from 'react'
import { lightboxSources, smallestSource } from '../../../core/lightbox/slides/image-sources'
import { decodePlaceholder } from '../../../core/tile/placeholder'
import type { TileImage } from '../../../core/types'
import '../../css-properties'
import { watchImage, type ImageCallbacks } from './watch-image'

interface SlideImageProps extends ImageCallbacks {
  readonly image: TileImage
  readonly attempt: number
  /** Zoom factor; 1 is fitted. A larger one selects a larger file. */
  readonly scale: number
  /** URL of the file that the tile shows, which is in the browser's cache; null if there is none. */
  readonly tileSource: () => string | null
}

/** An image at the lightbox's size. Shows the tile's own file until it is decoded. */
export function SlideImage(props: SlideImageProps) {
  const { image, attempt, scale, tileSource, onShown, onFailed } = props
  const { sources, sizes, src } = lightboxSources(image, attempt, scale)
  const img = useRef<HTMLImageElement>(null)
  // Not a ref callback: React 18 does not support its cleanup function.
  useEffect(() => (img.current ? watchImage(img.current, { onShown, onFailed }) : undefined))
  return (
    <picture
      style={placeholderColours(image)}
      ref={(element) => setPreview(element, image, tileSource)}
    >
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

function placeholderColours(image: TileImage): CSSProperties | undefined {
  const colours = image.thumbHash === null ? null : decodePlaceholder(image.thumbHash)
  return colours
    ? { '--_tessera-from': colours.topLeft, '--_tessera-to': colours.bottomRight }
    : undefined
}

/** Written to the element instead of rendered: the server does not know which file the browser has. */
function setPreview(
  element: HTMLElement | null,
  image: TileImage,
  tileSource: SlideImageProps['tileSource'],
) {
  const source = tileSource() ?? smallestSource(image)
  element?.style.setProperty('--_tessera-preview', `url(${JSON.stringify(source)})`)
}

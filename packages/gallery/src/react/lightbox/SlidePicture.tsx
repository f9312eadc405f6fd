import { useEffect, useRef, type CSSProperties } from 'react'
import { lightboxPicture, smallestSource } from '../../core/lightbox-picture'
import { placeholder } from '../../core/placeholder'
import type { TileImage } from '../../core/types'
import '../css-properties'
import { watchPicture, type PictureNews } from './watch-picture'

export interface SlidePictureProps extends PictureNews {
  readonly image: TileImage
  readonly attempt: number
  /** How much it is enlarged; more wants a larger file. */
  readonly scale: number
  /** The file the tile itself shows, already in the browser; null when there is none. */
  readonly tileSource: () => string | null
}

/** A picture at the lightbox's size, over the tile's own small one until it is decoded. */
export function SlidePicture(props: SlidePictureProps) {
  const { image, attempt, scale, tileSource, onShown, onFailed } = props
  const { sources, sizes, src } = lightboxPicture(image, attempt, scale)
  const img = useRef<HTMLImageElement>(null)
  // Not a ref callback with a cleanup: React 18 knows none.
  useEffect(() => (img.current ? watchPicture(img.current, { onShown, onFailed }) : undefined))
  return (
    <picture style={underlay(image)} ref={(picture) => layUnder(picture, image, tileSource)}>
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
  picture: HTMLElement | null,
  image: TileImage,
  tileSource: SlidePictureProps['tileSource'],
) {
  const source = tileSource() ?? smallestSource(image)
  picture?.style.setProperty('--under', `url(${JSON.stringify(source)})`)
}

import type { CSSProperties } from 'react'
import { objectPosition, imageSources, type Shape } from '../../../core/image-sources'
import { placeholder } from '../../../core/placeholder'
import type { TileImage } from '../../../core/types'

/** An image that fills its tile, on the colours of its ThumbHash until it is there. */
export function TileImage({
  image,
  shape,
  eager,
}: {
  readonly image: TileImage
  readonly shape: Shape
  readonly eager: boolean
}) {
  const { sources, srcSet: ownSrcSet, src, sizes } = imageSources(image, shape)
  return (
    <picture style={cornerStyle(image)}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(ownSrcSet !== null && { sizes, srcSet: ownSrcSet })}
        src={src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        style={{ objectPosition: objectPosition(image) }}
      />
    </picture>
  )
}

const cornerStyle = (image: TileImage) => {
  const known = cornerStyles.get(image)
  if (known) return known
  const colours = image.thumbHash === null ? null : placeholder(image.thumbHash)
  const style = colours
    ? {
        '--a': colours.topLeft,
        '--b': colours.topRight,
        '--c': colours.bottomLeft,
        '--d': colours.bottomRight,
      }
    : {}
  cornerStyles.set(image, style)
  return style
}

/** Worked out once for an image, not at every rendering: some 300 cosines each. */
const cornerStyles = new WeakMap<TileImage, CSSProperties>()

import type { CSSProperties } from 'react'
import { objectPosition, pictureSources, type Shape } from '../core/picture-sources'
import { placeholder } from '../core/placeholder'
import type { TileImage } from '../core/types'

/** A picture that fills its tile, on the colours of its ThumbHash until it is there. */
export function TilePicture({
  image,
  shape,
  eager,
}: {
  readonly image: TileImage
  readonly shape: Shape
  readonly eager: boolean
}) {
  const { sources, srcSet: ownSrcSet, src, sizes } = pictureSources(image, shape)
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

/** Worked out once for a picture, not at every rendering: some 300 cosines each. */
const cornerStyles = new WeakMap<TileImage, CSSProperties>()

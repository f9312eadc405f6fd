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
    <picture style={image.thumbHash === null ? undefined : cornerStyle(image.thumbHash)}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        sizes={sizes}
        srcSet={ownSrcSet}
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

const cornerStyle = (thumbHash: string) => {
  const colours = placeholder(thumbHash)
  return colours
    ? {
        '--a': colours.topLeft,
        '--b': colours.topRight,
        '--c': colours.bottomLeft,
        '--d': colours.bottomRight,
      }
    : undefined
}

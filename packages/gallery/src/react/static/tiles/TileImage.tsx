import { useMemo, version, type CSSProperties } from 'react'
import { imageSources, objectPosition, type ImageSlots } from '../../../core/tile/image-sources'
import type { TileImage as TileImageData } from '../../../core/types'
import type { TileExtras } from './tile-extras'

/** React 18 knows the attribute in lower case only, React 19 the property only. */
const HIGH_PRIORITY = { [version < '19' ? 'fetchpriority' : 'fetchPriority']: 'high' }

/** An image that fills its tile, or is shown whole on its own colour. Until it is loaded, the colours of its ThumbHash are shown. */
export function TileImage({
  image,
  slots,
  eager,
  decodePlaceholder,
}: {
  readonly image: TileImageData
  readonly slots: ImageSlots
  readonly eager: boolean
  /** Without it a ThumbHash is not shown. */
  readonly decodePlaceholder: TileExtras['decodePlaceholder'] | undefined
}) {
  const { sources, srcSet: ownSrcSet, src, sizes } = imageSources(image, slots)
  // Memoised: decoding takes 10 µs, and up to 70 µs before the browser has optimised the code.
  const style = useMemo(() => pictureStyle(image, decodePlaceholder), [image, decodePlaceholder])
  return (
    <picture style={style}>
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
        {...(eager && HIGH_PRIORITY)}
        style={{
          objectPosition: objectPosition(image),
          ...(image.wholeOn && { objectFit: 'contain' }),
        }}
      />
    </picture>
  )
}

function pictureStyle(
  { thumbHash, wholeOn }: TileImageData,
  decodePlaceholder: TileExtras['decodePlaceholder'] | undefined,
): CSSProperties {
  if (wholeOn) return { background: wholeOn }
  const colours = thumbHash === null ? null : decodePlaceholder?.(thumbHash)
  return colours
    ? {
        '--_tessera-a': colours.topLeft,
        '--_tessera-b': colours.topRight,
        '--_tessera-c': colours.bottomLeft,
        '--_tessera-d': colours.bottomRight,
      }
    : {}
}

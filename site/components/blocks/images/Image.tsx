import type { Media } from '@tessera/content'
import { SOURCE_TYPES } from '@tessera/gallery/core'

type Variant = Media['variants'][number]

/** Width of the file in `src`, for browsers that know none of the other types, px. */
const FALLBACK_WIDTH = 960

/** An image in all its types and sizes, for the browser to choose from. */
export function Image({
  media,
  sizes,
  priority,
}: {
  readonly media: Media
  readonly sizes: string
  /** For the one image that a page opens with. */
  readonly priority: boolean
}) {
  const byType = variantsByType(media)
  const last = byType.at(-1)?.variants ?? []
  const fallback = last.find(({ width }) => width >= FALLBACK_WIDTH) ?? last.at(-1)
  if (!fallback) return null
  return (
    <picture>
      {byType.slice(0, -1).map(({ type, variants }) => (
        <source key={type} type={type} srcSet={toSrcSet(variants)} sizes={sizes} />
      ))}
      <img
        src={fallback.path}
        {...(byType.length === 1 && { srcSet: toSrcSet(last), sizes })}
        alt={media.decorative ? '' : media.alt}
        width={media.width}
        height={media.height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

/** The largest file, of the type that most browsers know. */
export const largestFile = (media: Media): string | undefined =>
  variantsByType(media).at(-1)?.variants.at(-1)?.path

/** Preloads an image, in the best type only, which nearly every browser knows. */
export function Preload({ media, sizes }: { readonly media: Media; readonly sizes: string }) {
  const best = variantsByType(media)[0]
  return (
    best && (
      <link
        rel="preload"
        as="image"
        type={best.type}
        imageSrcSet={toSrcSet(best.variants)}
        imageSizes={sizes}
        fetchPriority="high"
      />
    )
  )
}

/** The best type first: a browser takes the first one that it knows. */
const variantsByType = ({ variants: all }: Media) =>
  SOURCE_TYPES.flatMap((type) => {
    const variants = all
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width)
    return variants.length > 0 ? [{ type, variants }] : []
  })

const toSrcSet = (variants: readonly Variant[]) =>
  variants.map(({ path, width }) => `${path} ${width}w`).join(', ')

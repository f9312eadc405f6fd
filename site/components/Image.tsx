import type { Media } from '@tessera/content'

type Variant = Media['variants'][number]

/** Smallest files first: a browser takes the first type it knows. */
const TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const
/** For browsers that know none of the better types, px. */
const PLAIN_WIDTH = 960

/** Every size there is; the browser picks. `priority` for the one image that a page opens with. */
export function Image({
  media,
  sizes,
  priority,
}: {
  readonly media: Media
  readonly sizes: string
  readonly priority: boolean
}) {
  const byType = variantsByType(media)
  const last = byType.at(-1)?.variants ?? []
  const plain = last.find(({ width }) => width >= PLAIN_WIDTH) ?? last.at(-1)
  if (!plain) return null
  return (
    <picture>
      {byType.slice(0, -1).map(({ type, variants }) => (
        <source key={type} type={type} srcSet={toSrcSet(variants)} sizes={sizes} />
      ))}
      <img
        src={plain.path}
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

/** How a page asks for its image ahead: of the best type alone, which nearly every browser knows. */
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

const variantsByType = ({ variants: all }: Media) =>
  TYPES.flatMap((type) => {
    const variants = all
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width)
    return variants.length > 0 ? [{ type, variants }] : []
  })

const toSrcSet = (variants: readonly Variant[]) =>
  variants.map(({ path, width }) => `${path} ${width}w`).join(', ')

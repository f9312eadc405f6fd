import type { Media } from '@tessera/content'

type Variant = Media['variants'][number]

/** Smallest files first: a browser takes the first type it knows. */
const TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const
/** For browsers that know none of the better types, px. */
const PLAIN_WIDTH = 960

/** Every size there is; the browser picks. `priority` for the one picture that a page opens with. */
export function Picture({
  media,
  sizes,
  priority,
}: {
  readonly media: Media
  readonly sizes: string
  readonly priority: boolean
}) {
  const byType = TYPES.flatMap((type) => {
    const variants = media.variants
      .filter((variant) => variant.type === type)
      .sort((a, b) => a.width - b.width)
    return variants.length > 0 ? [{ type, variants }] : []
  })
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

const toSrcSet = (variants: readonly Variant[]) =>
  variants.map(({ path, width }) => `${path} ${width}w`).join(', ')

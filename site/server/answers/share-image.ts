import type { ImageVariant } from '@tessera/gallery/core'

/** What other sites show is about this wide, px. */
const SHARE_WIDTH = 960
/** Most widely read first. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export function shareImage(
  variants: readonly ImageVariant[],
  alt: string,
): { readonly src: string; readonly alt: string } | null {
  for (const wanted of TYPES) {
    const sizes = variants.filter(({ type }) => type === wanted)
    const best = sizes.find(({ width }) => width >= SHARE_WIDTH) ?? sizes.at(-1)
    if (best) return { src: best.src, alt }
  }
  return null
}

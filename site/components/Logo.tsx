import type { Chrome } from '../pages/chrome'

/** The logo at the header's height, or the name where there is none. */
export function Logo({ chrome: { logo, name } }: { readonly chrome: Chrome }) {
  const variants = logo?.variants.filter(({ width }) => width <= 640) ?? []
  const best = variants.findLast(({ type }) => type === 'image/webp') ?? variants.at(-1)
  if (!logo || !best) return name
  return <img src={best.path} alt={name} width={logo.width} height={logo.height} />
}

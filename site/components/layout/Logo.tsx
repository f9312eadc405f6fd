import type { PageShellProps } from './page-shell-props'

/** Widest file of the logo that is used, px: it is 28 px high in the header. */
const MAX_WIDTH = 640

/** The logo, or the site's name if it has none. */
export function Logo({ shell: { logo, name } }: { readonly shell: PageShellProps }) {
  const variants = logo?.variants.filter(({ width }) => width <= MAX_WIDTH) ?? []
  const best = variants.findLast(({ type }) => type === 'image/webp') ?? variants.at(-1)
  if (!logo || !best) return name
  return <img src={best.path} alt={name} width={logo.width} height={logo.height} />
}

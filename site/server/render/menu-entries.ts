import type { LinkTarget, Menu } from '@tessera/content'
import type { MenuEntry, MenuLink } from '../../components/layout/page-shell-props'

type HrefOf = (target: LinkTarget) => string | null

/** The entries of a menu, without links to documents that are not published. */
export const menuEntries = ({ items }: Menu, hrefOf: HrefOf): readonly MenuEntry[] =>
  items.flatMap(({ label, to, items }) => {
    const href = to && hrefOf(to)
    const links = menuLinks(items, hrefOf)
    return href !== null || links.length > 0 ? [{ label, href, items: links }] : []
  })

export const menuLinks = (
  links: readonly { readonly label: string; readonly to: LinkTarget }[],
  hrefOf: HrefOf,
): readonly MenuLink[] =>
  links.flatMap(({ label, to }) => {
    const href = hrefOf(to)
    return href === null ? [] : [{ label, href }]
  })

// @ts-check
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { fitMenu } from '../../website/fit-menu.mjs'
import { localLink } from './content/replace-addresses.mjs'
import { toGroupSlug } from './to-mapping.mjs'

/**
 * @typedef {import('./read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('./read-wxr.mjs').WxrElement} WxrElement
 * @typedef {import('../../website/website.mjs').MenuLink} MenuLink
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

const MAIN_MENU = /main|primary|header|top|haupt|principal/i

/**
 * The main menu of a site: the one that is called so, or its largest one.
 * @param {WordPressSite} site
 * @returns {{ links: readonly MenuLink[], losses: readonly ReportedLoss[] }} losses: links and menus that do not fit
 */
export function toMenu(site) {
  /** @type {Map<string, WxrElement[]>} */
  const menus = new Map()
  for (const item of site.menuItems) {
    const name = item.terms.find(({ domain }) => domain === 'nav_menu')?.label ?? ''
    menus.set(name, [...(menus.get(name) ?? []), item])
  }
  const [main, ...others] = [...menus].sort(
    ([a, itemsOfA], [b, itemsOfB]) =>
      Number(MAIN_MENU.test(b)) - Number(MAIN_MENU.test(a)) || itemsOfB.length - itemsOfA.length,
  )
  const otherMenus = others.map(([name, [first]]) => ({
    ...{ line: first?.line ?? 0, field: 'menu', value: name },
    reason: 'is not imported: the site has one menu',
  }))
  const items = (main?.[1] ?? []).toSorted((a, b) => orderOf(a) - orderOf(b))
  const { links, losses } = fitMenu(
    items.map((item) => ({
      ...{ line: item.line, id: item.texts['wp:post_id'] ?? '' },
      parent: fieldOf(item, '_menu_item_menu_item_parent').replace(/^0$/, ''),
      label: item.texts['title']?.trim() || titleOf(item, site) || 'Link',
      target: toTarget(item, site),
    })),
  )
  return { links, losses: [...otherMenus, ...losses] }
}

/** @param {WxrElement} item @param {WordPressSite} site @returns {MenuLink['target']} */
function toTarget(item, site) {
  const id = fieldOf(item, '_menu_item_object_id')
  switch (fieldOf(item, '_menu_item_type')) {
    case 'post_type': {
      const type = site.documents.get(id)?.type
      return type ? { kind: type === 'page' ? 'page' : 'article', key: id } : null
    }
    case 'taxonomy': {
      const term = site.terms.get(id)
      return term
        ? { kind: 'term', group: toGroupSlug(term.taxonomy), slug: toSlug(term.label) }
        : null
    }
    case 'custom': {
      const url = localLink(fieldOf(item, '_menu_item_url'), site)
      return url && url !== '#' ? { kind: 'url', url } : null
    }
  }
  return null
}

/** @param {WxrElement} item @param {WordPressSite} site */
function titleOf(item, { documents, terms }) {
  const id = fieldOf(item, '_menu_item_object_id')
  return fieldOf(item, '_menu_item_type') === 'taxonomy'
    ? terms.get(id)?.label
    : documents.get(id)?.title.trim()
}

/** @param {WxrElement} item */
const orderOf = ({ texts }) => Number(texts['wp:menu_order'] ?? 0)

/** @param {WxrElement} item @param {string} name */
const fieldOf = ({ meta }, name) => meta.find(([key]) => key === name)?.[1].trim() ?? ''

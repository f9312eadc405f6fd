// @ts-check
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { localLink } from './content/replace-addresses.mjs'
import { toGroupSlug } from './to-mapping.mjs'

/**
 * @typedef {import('./read-site.mjs').WordPressSite} WordPressSite
 * @typedef {import('./read-wxr.mjs').WxrElement} WxrElement
 * @typedef {import('../../website/website.mjs').MenuLink} MenuLink
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

const MAIN_MENU = /main|primary|header|top|haupt|principal/i
/** Limits of the CMS. */
const [MAX_LINKS, MAX_SUBLINKS, MAX_LABEL] = [20, 12, 60]

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
  /** @type {ReportedLoss[]} */
  const losses = others.map(([name, [first]]) => ({
    ...{ line: first?.line ?? 0, field: 'menu', value: name },
    reason: 'is not imported: the site has one menu',
  }))
  const lose = (/** @type {WxrElement} */ item, /** @type {string} */ reason) =>
    void losses.push({ line: item.line, field: 'menu', value: labelOf(item, site), reason })
  const items = (main?.[1] ?? []).toSorted((a, b) => orderOf(a) - orderOf(b))
  const childrenOf = (/** @type {string} */ id) =>
    items.filter((item) => (fieldOf(item, '_menu_item_menu_item_parent') || '0') === id)
  /** @type {Set<WxrElement>} */
  const visited = new Set()
  /** Links at all depths below one: there is one submenu. Each link once, also of a loop. @param {WxrElement} item @returns {WxrElement[]} */
  const below = (item) =>
    childrenOf(item.texts['wp:post_id'] ?? '').flatMap((child) => {
      if (visited.has(child)) return []
      visited.add(child)
      return [child, ...below(child)]
    })
  const fit = (/** @type {readonly WxrElement[]} */ found, /** @type {number} */ max) => {
    const usable = found.filter((item) => {
      if (toTarget(item, site)) return true
      if (childrenOf(item.texts['wp:post_id'] ?? '').length === 0)
        lose(item, 'leads to something that is not imported')
      return childrenOf(item.texts['wp:post_id'] ?? '').length > 0
    })
    for (const item of usable.slice(max)) lose(item, `is more than the ${max} links that fit`)
    return usable.slice(0, max)
  }
  const links = fit(childrenOf('0'), MAX_LINKS).map((item) => ({
    ...{ label: labelOf(item, site), target: toTarget(item, site) },
    links: fit(below(item), MAX_SUBLINKS).flatMap((child) => {
      const target = toTarget(child, site)
      return target ? [{ label: labelOf(child, site), target, links: [] }] : []
    }),
  }))
  return { links, losses }
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
function labelOf(item, site) {
  const label = item.texts['title']?.trim() || titleOf(item, site) || 'Link'
  return label.slice(0, MAX_LABEL)
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

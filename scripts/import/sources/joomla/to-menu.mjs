// @ts-check
import { parseJson } from './read-site.mjs'
import { contentOf } from './to-addresses.mjs'
import { wallOf } from './to-pages.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-site.mjs').SiteRow} SiteRow
 * @typedef {import('../../website/website.mjs').MenuLink} MenuLink
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

/** Limits of the CMS. */
const [MAX_LINKS, MAX_SUBLINKS, MAX_LABEL] = [20, 12, 60]

/**
 * The menu that contains the home page.
 * @param {JoomlaSite} site
 * @returns {{ links: readonly MenuLink[], losses: readonly ReportedLoss[] }} losses: links and menus that do not fit
 */
export function toMenu({ menuItems, articles }) {
  const shown = menuItems
    .filter(({ values }) => values['published'] === '1')
    .toSorted((a, b) => Number(a.values['lft']) - Number(b.values['lft']))
  const main = shown.find(({ values }) => values['home'] === '1')?.values['menutype'] ?? 'mainmenu'
  /** @type {ReportedLoss[]} */
  const losses = []
  const lose = (/** @type {SiteRow} */ { line, values }, /** @type {string} */ reason) =>
    void losses.push({ line, field: 'menu', value: values['title'] ?? '', reason })
  const items = shown.filter(({ values }) => values['menutype'] === main)
  for (const item of shown)
    if (item.values['menutype'] !== main) lose(item, 'is in another menu: the site has one menu')
  const childrenOf = (/** @type {string} */ id) =>
    items.filter(({ values }) => values['parent_id'] === id)
  /** @type {Set<SiteRow>} */
  const visited = new Set()
  /** Links at all depths below one: there is one submenu. Each link once, also of a loop. @param {SiteRow} item @returns {SiteRow[]} */
  const below = (item) =>
    childrenOf(item.values['id'] ?? '').flatMap((child) => {
      if (visited.has(child)) return []
      visited.add(child)
      return [child, ...below(child)]
    })
  const itemsById = new Map(menuItems.map((item) => [item.values['id'], item]))
  /** An alias leads to another link, also of another menu. @param {SiteRow} item */
  const resolveAlias = (item) =>
    item.values['type'] === 'alias'
      ? itemsById.get(String(parseJson(item.values['params'])['aliasoptions']))
      : item
  /** @param {SiteRow} item @returns {MenuLink['target']} */
  const toTarget = (item) => {
    const { id = '', link = '', type } = resolveAlias(item)?.values ?? {}
    const content = contentOf(link)
    const wall = wallOf(link)
    if (type === 'url') return link ? { kind: 'url', url: link } : null
    if (wall) return { kind: 'page', key: `wall ${wall}` }
    if (content?.view === 'article')
      return articles.has(content.id) ? { kind: 'article', key: content.id } : null
    return content ? { kind: 'page', key: `menu ${id}` } : null
  }
  const fit = (/** @type {readonly SiteRow[]} */ found, /** @type {number} */ max) => {
    const usable = found.filter((item) => {
      const isUsable = toTarget(item) !== null || childrenOf(item.values['id'] ?? '').length > 0
      if (!isUsable) lose(item, 'leads to something that is not imported')
      return isUsable
    })
    for (const item of usable.slice(max)) lose(item, `is more than the ${max} links that fit`)
    return usable.slice(0, max)
  }
  const toLink = (/** @type {SiteRow} */ item) => ({
    label: (item.values['title'] || 'Link').slice(0, MAX_LABEL),
    target: toTarget(item),
  })
  const links = fit(childrenOf('1'), MAX_LINKS).map((item) => ({
    ...toLink(item),
    links: fit(below(item), MAX_SUBLINKS)
      .map((child) => ({ ...toLink(child), links: [] }))
      .filter(({ target }) => target !== null),
  }))
  return { links, losses }
}

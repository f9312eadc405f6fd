// @ts-check
import { fitMenu } from '../../website/fit-menu.mjs'
import { parseJson } from './read-site.mjs'
import { contentOf } from './to-addresses.mjs'
import { wallOf } from './to-pages.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-site.mjs').SiteRow} SiteRow
 * @typedef {import('../../website/website.mjs').MenuLink} MenuLink
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

/**
 * The menu that contains the home page. If that has no other link, as in Joomla's sample sites, the one with the most.
 * @param {JoomlaSite} site
 * @returns {{ links: readonly MenuLink[], losses: readonly ReportedLoss[] }} losses: links and menus that do not fit
 */
export function toMenu({ menuItems, articles }) {
  const shown = menuItems
    .filter((item) => whyHidden(item) === null)
    .toSorted((a, b) => Number(a.values['lft']) - Number(b.values['lft']))
  const hidden = menuItems.flatMap((item) => {
    const reason = whyHidden(item)
    const { line, values } = item
    return reason === null ? [] : { line, field: 'menu', value: values['title'] ?? '', reason }
  })
  const main = findMainMenu(shown)
  const [items, others] = [true, false].map((isMain) =>
    shown.filter(({ values }) => (values['menutype'] === main) === isMain),
  )
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
  const { links, losses } = fitMenu(
    (items ?? []).map((item) => ({
      ...{ line: item.line, id: item.values['id'] ?? '', target: toTarget(item) },
      // The row with the id 1 contains all menus.
      parent: (item.values['parent_id'] ?? '').replace(/^1$/, ''),
      label: item.values['title'] || 'Link',
    })),
  )
  const otherMenus = (others ?? []).map(({ line, values }) => ({
    ...{ line, field: 'menu', value: values['title'] ?? '' },
    reason: 'is in another menu: the site has one menu',
  }))
  return { links, losses: [...hidden, ...otherMenus, ...losses] }
}

/** Why visitors do not see a link; null if they do. @param {SiteRow} item */
function whyHidden({ values }) {
  if (values['published'] !== '1') return 'is unpublished'
  return (values['access'] ?? '1') === '1' ? null : 'is not public'
}

/** @param {readonly SiteRow[]} items that visitors see @returns {string} its `menutype` */
function findMainMenu(items) {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  for (const { values } of items) {
    const { menutype = '' } = values
    sizes.set(menutype, (sizes.get(menutype) ?? 0) + 1)
  }
  const [largest = 'mainmenu'] = [...sizes].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const home = items.find(({ values }) => values['home'] === '1')?.values['menutype']
  return home !== undefined && (sizes.get(home) ?? 0) > 1 ? home : largest
}

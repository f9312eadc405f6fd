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
 * The menu that contains the home page.
 * @param {JoomlaSite} site
 * @returns {{ links: readonly MenuLink[], losses: readonly ReportedLoss[] }} losses: links and menus that do not fit
 */
export function toMenu({ menuItems, articles }) {
  const shown = menuItems
    .filter(({ values }) => values['published'] === '1')
    .toSorted((a, b) => Number(a.values['lft']) - Number(b.values['lft']))
  const main = shown.find(({ values }) => values['home'] === '1')?.values['menutype'] ?? 'mainmenu'
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
  return { links, losses: [...otherMenus, ...losses] }
}

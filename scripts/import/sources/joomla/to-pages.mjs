// @ts-check
import { branchOf, contentOf } from './to-addresses.mjs'
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { toWall } from './to-wall.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-site.mjs').SiteRow} SiteRow
 * @typedef {import('../../website/website.mjs').WebsitePage} WebsitePage
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

/**
 * Pages with a gallery: of each widget of Minitek Wall, and of each link of a menu to the articles of a category. Their
 * keys are those of the widgets (`wall 3`) and links (`menu 104`).
 * @param {JoomlaSite} site
 * @returns {{ pages: readonly WebsitePage[], losses: readonly ReportedLoss[] }}
 */
export function toPages(site) {
  /** @type {ReportedLoss[]} */
  const losses = []
  const walls = site.widgets.map((widget) => {
    const { id = '', name = '', state } = widget.values
    const { gallery, description, losses: options } = toWall(widget, site)
    losses.push(...options)
    const link = site.menuItems.find(({ values }) => wallOf(values['link'] ?? '') === id)
    const isShown = state === '1' && link?.values['published'] === '1'
    return {
      ...pageOf(widget, { key: `wall ${id}`, title: name || `Wall ${id}`, link }),
      status: isShown ? /** @type {const} */ ('published') : /** @type {const} */ ('draft'),
      segments: [...(description ? [description] : []), gallery],
    }
  })
  const lists = site.menuItems.flatMap((item) => {
    const { id = '', title = '', link = '', published } = item.values
    const target = contentOf(link)
    if (!target || !['category', 'categories', 'featured', 'archive'].includes(target.view))
      return []
    if (published !== '1') return []
    const category = site.categories.get(target.id)?.['title']
    const within = [...site.categories.values()].filter((one) =>
      branchOf(one['id'] ?? '', site).some((parent) => parent['id'] === target.id),
    )
    const terms = within.map((one) => ({ group: 'category', slug: toSlug(one['title'] ?? '') }))
    return {
      ...pageOf(item, { key: `menu ${id}`, title, link: item }),
      status: /** @type {const} */ ('published'),
      segments: [{ ...DEFAULT_GALLERY, terms: category ? terms : [] }],
    }
  })
  return { pages: [...walls, ...lists], losses }
}

/** @type {import('../../website/website.mjs').ArticleGallery} */
const DEFAULT_GALLERY = {
  ...{ kind: 'articles', layout: 'mosaic', pattern: '9', sizes: {}, terms: [] },
  ...{ excludedTerms: [], order: 'newest' },
  ...{ groups: [{ slug: 'tags', form: 'dropdown', multiple: false }], sorts: [], search: false },
  ...{ paging: { kind: 'more', size: 24 }, hoverBox: 'fade', textPosition: {}, lightbox: {} },
}

/** The id of the widget that a link of the menu shows. @param {string} link */
export function wallOf(link) {
  const query = new URLSearchParams(link.split('?')[1] ?? '')
  return query.get('option') === 'com_minitekwall' ? (query.get('widget_id') ?? '') : null
}

/** @param {SiteRow} row @param {{ key: string, title: string, link: SiteRow | undefined }} options */
function pageOf({ line }, { key, title, link }) {
  const { path, alias = '', home } = link?.values ?? {}
  const isHome = home === '1'
  return {
    ...{ line, key, title, description: '', omissions: [] },
    slug: isHome ? 'home' : toSlug(alias) || toSlug(title),
    path: isHome ? '/' : path ? `/${path}` : null,
  }
}

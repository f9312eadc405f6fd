// @ts-check
import { CmsResponseError } from '../../internal-api/cms-errors.mjs'
import { safeUrl } from '../html/safe-url.mjs'

/**
 * @typedef {import('./website.mjs').MenuLink} MenuLink
 * @typedef {import('./website.mjs').MenuTarget} MenuTarget
 * @typedef {import('./import-website.mjs').WebsiteImport} WebsiteImport
 * @typedef {import('./import-pages.mjs').ImportedPage} ImportedPage
 */

/** Characters: limit of the CMS. */
const MAX_URL = 2000

/**
 * Sets the menu of the site, unless it has one of its own.
 * @param {WebsiteImport} context
 * @param {ReadonlyMap<string, ImportedPage>} pages
 * @returns {Promise<number>} links in the header
 */
export async function importMenu(context, pages) {
  const { client, website, importBatch, galleryId, report, findArticles } = context
  if (website.menu.length === 0) return 0
  const menu = await client.getGlobal('menu')
  const lose = (/** @type {string} */ value, /** @type {string} */ reason) =>
    report.add({ line: 0, field: 'menu', value, reason })
  if (Array.isArray(menu['items']) && menu['items'].length > 0) {
    if (menu['importBatch'] !== importBatch)
      for (const { label } of website.menu)
        lose(label, 'is not added: the site has a menu of its own')
    return 0
  }
  const keys = website.menu.flatMap(keysOf)
  const articles = keys.length > 0 ? await findArticles([...new Set(keys)]) : new Map()
  /** @param {MenuTarget} target */
  const toTarget = (target) => {
    if (target.kind === 'url') {
      // The CMS refuses the whole menu for one unsafe address.
      const url = safeUrl(target.url)
      return url && url.length <= MAX_URL ? { kind: 'url', url } : null
    }
    if (target.kind === 'term')
      // The gallery of all articles, filtered.
      return galleryId === null
        ? null
        : { kind: 'url', url: `/${galleryId}?${galleryId}.${target.group}=${target.slug}` }
    const found = target.kind === 'page' ? pages.get(target.key) : articles.get(target.key)
    const relationTo = target.kind === 'page' ? 'pages' : 'articles'
    return found ? { kind: 'document', document: { relationTo, value: found.id } } : null
  }
  /** @param {MenuLink} link @returns {object[]} */
  const toItem = ({ label, target, links }) => {
    const sublinks = links.flatMap(toItem)
    const found = target && toTarget(target)
    if (!found && sublinks.length === 0) {
      lose(label, 'leads to something that is not imported')
      return []
    }
    const submenu = sublinks.length > 0 ? { links: sublinks } : {}
    return [{ label, ...(found ?? { kind: 'heading' }), ...submenu }]
  }
  const items = website.menu.flatMap(toItem)
  try {
    await client.setGlobal('menu', { items, importBatch })
    return items.length
  } catch (error) {
    if (!(error instanceof CmsResponseError) || error.status >= 500) throw error
    for (const { label } of website.menu) lose(label, `is refused: ${error.reason}`)
    return 0
  }
}

/** @param {MenuLink} link @returns {string[]} */
const keysOf = ({ target, links }) => [
  ...(target?.kind === 'article' ? [target.key] : []),
  ...links.flatMap(keysOf),
]

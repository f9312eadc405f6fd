// @ts-check
import { basename } from 'node:path'
import { toSiteMapping } from '../../website/site-mapping.mjs'
import { readJoomlaRows } from './read-articles.mjs'
import { createAddressFinder } from './to-addresses.mjs'
import { toMenu } from './to-menu.mjs'
import { toPages } from './to-pages.mjs'
import { readSite } from './read-site.mjs'

/** @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite */

/** What a Joomla dump contains. @param {string} path @returns {Promise<import('../../website/website.mjs').Website>} */
export async function openJoomla(path) {
  const site = await readSite(path)
  const { links, losses } = toMenu(site)
  const { pages, losses: options } = toPages(site)
  return {
    mapping: toMapping(path, site),
    rows: () => readJoomlaRows(path),
    async *pages() {
      yield* pages
    },
    async *addresses() {
      const addressesOf = createAddressFinder(site)
      for (const key of site.articles.keys())
        for (const from of addressesOf(key)) yield { line: 0, key, from }
    },
    ...{ menu: links, images: [], losses: [...losses, ...options, ...site.losses] },
  }
}

/** @param {string} path @param {JoomlaSite} site @returns {import('../../mapping/mapping-schema.mjs').Mapping} */
function toMapping(path, { fields }) {
  const name = basename(path).replace(/(\.(sql|gz))+$/i, '')
  const terms = [
    { group: { slug: 'category', label: 'Category' }, from: 'category' },
    { group: { slug: 'tags', label: 'Tags' }, from: 'tags' },
  ]
  const facts = [...fields.values()].map(({ name, title }) => ({
    label: title.slice(0, 100) || name,
    value: `{custom field.${name}}`,
  }))
  return toSiteMapping({ name, fallback: 'joomla', terms, facts })
}

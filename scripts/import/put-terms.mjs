// @ts-check
import { askOnce, CommandError } from '../internal-api.mjs'

/**
 * Makes the filter groups and terms that are missing, in their order: the CMS appends what it meets, so an import
 * alone would leave the 1960s before the 1820s. Those that are there stay where an editor put them.
 * @param {string} dataDir
 * @param {string} importBatch
 * @param {readonly import('./survey.mjs').GroupFound[]} groups
 */
export async function putTerms(dataDir, importBatch, groups) {
  for (const { group, terms } of groups) {
    if (!terms.length) continue
    const [known] = await find(dataDir, 'filter-groups', { slug: group.slug })
    const id = known?.id ?? (await create(dataDir, 'filter-groups', { ...group, importBatch }))
    const there = await find(dataDir, 'terms', { group: String(id) })
    const slugs = new Set(there.map((term) => term.slug))
    for (const term of terms) {
      if (!slugs.has(term.slug)) await create(dataDir, 'terms', { ...term, group: id, importBatch })
    }
  }
}

/** @typedef {{ id: string | number, slug?: string }} Doc */

/** @param {string} dataDir @param {string} collection @param {Record<string, string>} where @returns {Promise<readonly Doc[]>} */
async function find(dataDir, collection, where) {
  const query = new URLSearchParams({ depth: '0', pagination: 'false' })
  for (const [field, value] of Object.entries(where)) query.set(`where[${field}][equals]`, value)
  const { docs } = await askOnce(dataDir, 'GET', `${collection}?${query}`)
  if (Array.isArray(docs)) return docs
  throw new CommandError(`The CMS did not tell which ${collection} it has.`)
}

/** @param {string} dataDir @param {string} collection @param {object} data @returns {Promise<Doc['id']>} */
async function create(dataDir, collection, data) {
  const { doc } = await askOnce(dataDir, 'POST', collection, data)
  if (typeof doc === 'object' && doc !== null && 'id' in doc) return /** @type {Doc} */ (doc).id
  throw new CommandError(`The CMS did not tell the id of what it added to ${collection}.`)
}

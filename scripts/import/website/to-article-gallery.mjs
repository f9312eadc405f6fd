// @ts-check
import { COLLECTION_GROUP } from '../mapping/to-article.mjs'

/**
 * @typedef {import('./import-website.mjs').WebsiteImport} WebsiteImport
 * @typedef {import('./website.mjs').ArticleGallery} ArticleGallery
 */

/** Characters: limit of the CMS. */
const MAX_TITLE = 200

/**
 * A gallery block in the form of the CMS. Terms and filter groups that no article has are left out.
 * @param {ArticleGallery} gallery
 * @param {{ number: number, title: string }} name
 * @param {WebsiteImport} context
 */
export async function toArticleGalleryBlock(gallery, { number, title }, context) {
  const { layout, pattern, order, sorts, search, hoverBox, textPosition } = gallery
  const { lightbox, paging, terms, excludedTerms, groups, sizes } = gallery
  // Without terms it shows all that this import has made.
  const own = [{ group: COLLECTION_GROUP.slug, slug: context.importBatch }]
  const termIds = await findTerms(context, terms.length > 0 ? terms : own)
  const excludedIds = await findTerms(context, excludedTerms)
  const groupRows = []
  for (const { slug, form, multiple } of groups) {
    const group = await findId(context, 'filter-groups', { slug })
    if (group) groupRows.push({ group, form, multiple })
  }
  return {
    ...{ blockType: 'gallery', galleryId: number === 1 ? 'works' : `works-${number}` },
    ...{ title: title.slice(0, MAX_TITLE), works: 'articles', source: 'query' },
    ...{ layout, pattern, ...sizes, order, sorts, search, hoverBox, textPosition },
    ...{ terms: termIds, excludedTerms: excludedIds },
    ...{ groups: groupRows, paging: paging.kind, pageSize: paging.size },
    ...{ lightbox: lightbox !== false, ...(lightbox || {}) },
  }
}

/** @param {WebsiteImport} context @param {readonly { group: string, slug: string }[]} terms @returns ids of those that exist */
async function findTerms(context, terms) {
  const ids = []
  for (const { group: groupSlug, slug } of terms) {
    const group = await findId(context, 'filter-groups', { slug: groupSlug })
    const id = group && (await findId(context, 'terms', { slug, group: String(group) }))
    if (id) ids.push(id)
  }
  return ids
}

/** @param {WebsiteImport} context @param {string} collection @param {Readonly<Record<string, string>>} values */
async function findId({ client }, collection, values) {
  const where = Object.entries(values).map(([field, value]) => [`where[${field}][equals]`, value])
  const [doc] = await client.list(collection, { ...Object.fromEntries(where), limit: '1' })
  return doc?.id ?? null
}

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
  const { lightbox, paging, terms, groups } = gallery
  // Without terms it shows all that this import has made.
  const own = [{ group: COLLECTION_GROUP.slug, slug: context.importBatch }]
  const termIds = []
  for (const term of terms.length > 0 ? terms : own) {
    const group = await findId(context, 'filter-groups', { slug: term.group })
    const id = group && (await findId(context, 'terms', { slug: term.slug, group: String(group) }))
    if (id) termIds.push(id)
  }
  const groupRows = []
  for (const { slug, form, multiple } of groups) {
    const group = await findId(context, 'filter-groups', { slug })
    if (group) groupRows.push({ group, form, multiple })
  }
  return {
    ...{ blockType: 'gallery', galleryId: number === 1 ? 'works' : `works-${number}` },
    ...{ title: title.slice(0, MAX_TITLE), works: 'articles', source: 'query' },
    ...{ layout, pattern, order, sorts, search, hoverBox, textPosition },
    ...{ terms: termIds, groups: groupRows, paging: paging.kind, pageSize: paging.size },
    ...{ lightbox: lightbox !== false, ...(lightbox || {}) },
  }
}

/** @param {WebsiteImport} context @param {string} collection @param {Readonly<Record<string, string>>} values */
async function findId({ client }, collection, values) {
  const where = Object.entries(values).map(([field, value]) => [`where[${field}][equals]`, value])
  const [doc] = await client.list(collection, { ...Object.fromEntries(where), limit: '1' })
  return doc?.id ?? null
}

// @ts-check
import { basename, dirname } from 'node:path'
import { defaultGallery } from '../../mapping/default-gallery.mjs'
import { toBatchName } from '../../mapping/to-batch-name.mjs'
import { COLLECTION_GROUP } from '../../mapping/to-article.mjs'
import { POST_TYPE } from './read-items.mjs'
import { readSite } from './read-site.mjs'

/** Filter groups of a gallery; more are too many for one bar. */
const MAX_FILTERS = 4

/** The mapping of a WordPress export. @param {string} path @returns {Promise<import('../../mapping/mapping-schema.mjs').Mapping>} */
export async function toWordPressMapping(path) {
  const { title, taxonomies, documents } = await readSite(path, dirname(path))
  const slug = toBatchName(title) || toBatchName(basename(path))
  const hasTypes = [...documents.values()].some(({ type }) => !['post', 'page'].includes(type))
  const types = hasTypes ? [{ group: { slug: 'type', label: 'Type' }, from: POST_TYPE }] : []
  const rules = [...taxonomies].flatMap(([name, label]) => {
    const slug = toGroupSlug(name)
    return slug ? [{ group: { slug, label }, from: name }] : []
  })
  const terms = [...types, ...rules]
  const collection = { slug: slug || 'wordpress', label: title.slice(0, 100) }
  const filters = terms.filter(({ from }) => from !== 'post_format').slice(0, MAX_FILTERS)
  return {
    ...{ collection, terms, empty: [], facts: [], body: [] },
    ...{ key: '{id}', title: '{title}', slug: '{slug}', excerpt: '{excerpt}' },
    ...{ date: '{date}', author: '{author}', html: '{content}' },
    gallery: defaultGallery({ collection, terms: filters }),
  }
}

/** The slug of the filter group of a taxonomy; '' for a name without letters. @param {string} taxonomy */
export function toGroupSlug(taxonomy) {
  const slug = toBatchName(taxonomy.replace(/^post_/, ''))
  return slug === COLLECTION_GROUP.slug ? 'series' : slug
}

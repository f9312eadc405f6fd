// @ts-check
import { basename } from 'node:path'
import { toBatchName } from '../../mapping/to-batch-name.mjs'
import { COLLECTION_GROUP } from '../../mapping/to-article.mjs'
import { toSiteMapping } from '../../website/site-mapping.mjs'
import { POST_TYPE } from './read-items.mjs'

/** Filter groups of a gallery; more are too many for one bar. */
const MAX_FILTERS = 4

/** @param {string} path of the export @param {import('./read-site.mjs').WordPressSite} site */
export function toMapping(path, { title, taxonomies, documents }) {
  const hasTypes = [...documents.values()].some(({ type }) => !['post', 'page'].includes(type))
  const types = hasTypes ? [{ group: { slug: 'type', label: 'Type' }, from: POST_TYPE }] : []
  const rules = [...taxonomies].flatMap(([name, label]) => {
    const slug = toGroupSlug(name)
    return slug ? [{ group: { slug, label }, from: name }] : []
  })
  const terms = [...types, ...rules]
  const filters = terms.filter(({ from }) => from !== 'post_format').slice(0, MAX_FILTERS)
  const fallback = toBatchName(basename(path)) || 'wordpress'
  return toSiteMapping({ name: title, fallback, terms, filters })
}

/** The slug of the filter group of a taxonomy; '' for a name without letters. @param {string} taxonomy */
export function toGroupSlug(taxonomy) {
  const slug = toBatchName(taxonomy.replace(/^post_/, ''))
  return slug === COLLECTION_GROUP.slug ? 'series' : slug
}

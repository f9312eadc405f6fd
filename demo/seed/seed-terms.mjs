import { groups } from '../content/site.mjs'
import { requireId } from './require-id.mjs'

/**
 * @typedef {import('../../scripts/internal-api/client.mjs').Id} Id
 * @typedef {{ group: (slug: string) => Id, term: (path: string) => Id }} TermIds a term's path is `group/term`
 */

/** Creates the missing filter groups and terms, in the order in which visitors see them. @param {import('../../scripts/internal-api/client.mjs').CmsClient} cms @returns {Promise<TermIds>} */
export async function seedTerms(cms) {
  const existing = await cms.list('filter-groups', {
    'where[slug][in]': groups.map(({ slug }) => slug).join(','),
  })
  /** @type {Map<unknown, Id>} */ const groupIds = new Map(
    existing.map((row) => [row['slug'], row.id]),
  )
  /** @type {Map<string, Id>} */ const termIds = new Map()
  for (const { slug, label, terms } of groups) {
    const group =
      groupIds.get(slug) ??
      (await cms.create('filter-groups', { slug, label, importBatch: 'demo' })).id
    groupIds.set(slug, group)
    const known = await cms.list('terms', { 'where[group][equals]': String(group) })
    for (const term of terms) {
      const row =
        known.find((row) => row['slug'] === term.slug) ??
        (await cms.create('terms', { ...term, group, importBatch: 'demo' }))
      termIds.set(`${slug}/${term.slug}`, row.id)
    }
  }
  return {
    group: (slug) => requireId(groupIds.get(slug), slug),
    term: (path) => requireId(termIds.get(path), path),
  }
}

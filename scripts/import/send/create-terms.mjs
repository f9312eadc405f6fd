// @ts-check

/**
 * Creates the missing filter groups and terms in their order. The CMS appends the terms of imported articles as they
 * arrive, which would put the 1960s before the 1820s. Existing terms keep their order.
 * @param {import('../../internal-api/client.mjs').CmsClient} client
 * @param {string} importBatch
 * @param {readonly import('../scan-file.mjs').GroupTerms[]} groups
 */
export async function createTerms(client, importBatch, groups) {
  for (const { group, terms } of groups) {
    if (!terms.length) continue
    const [existing] = await client.list('filter-groups', { 'where[slug][equals]': group.slug })
    const { id } = existing ?? (await client.create('filter-groups', { ...group, importBatch }))
    const existingTerms = await client.list('terms', { 'where[group][equals]': String(id) })
    const slugs = new Set(existingTerms.map((term) => term['slug']))
    for (const term of terms) {
      if (!slugs.has(term.slug)) await client.create('terms', { ...term, group: id, importBatch })
    }
  }
}

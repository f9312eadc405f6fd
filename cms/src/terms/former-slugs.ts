import type { CollectionBeforeChangeHook, JSONField } from 'payload'
import { z } from 'zod'

const slugs = z.array(z.string()).catch([])

/** The addresses that a term had before, and those of terms that were merged into it. The newest are kept. */
export const formerSlugsField = (): JSONField => ({
  name: 'formerSlugs',
  type: 'json',
  validate: (value: unknown) =>
    value === null || value === undefined || z.array(z.string()).safeParse(value).success
      ? true
      : 'Former addresses are a list of texts.',
  admin: { hidden: true, description: 'Addresses with these names lead to this term too.' },
})

const MAX_FORMER_SLUGS = 50

interface TermSlugs {
  readonly slug?: unknown
  readonly formerSlugs?: unknown
}

/** The former addresses of a term and further ones, without its own. */
export const withFormerSlugs = (
  { slug, formerSlugs }: TermSlugs,
  ...added: readonly string[]
): readonly string[] =>
  [...new Set([...slugs.parse(formerSlugs), ...added])]
    .filter((former) => former !== slug)
    .slice(-MAX_FORMER_SLUGS)

/** Keeps the old address of a term whose address changes, unless it moves to another group. */
export const keepFormerSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const former: unknown = originalDoc?.slug
  if (typeof former !== 'string' || data['slug'] === undefined || data['slug'] === former)
    return data
  return {
    ...data,
    formerSlugs: withFormerSlugs(
      { slug: data['slug'], formerSlugs: data['formerSlugs'] ?? originalDoc?.formerSlugs },
      former,
    ),
  }
}

import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { isInTrash } from '../../trash/in-trash'
import { isWorkSlugTaken } from './is-work-slug-taken'
import { freeSlug } from './slugify'

interface FreeSlugs {
  /** In the order of the preferred ones. */
  readonly slugs: readonly string[]
  /** The preferred ones that a work in the trash has. */
  readonly inTrash: ReadonlySet<string>
}

/** A slug for each of several new works that no other work has: the preferred one if it is free. */
export async function findFreeSlugs(
  req: PayloadRequest,
  preferred: readonly string[],
): Promise<FreeSlugs> {
  const known = new Set(preferred)
  const { taken, inTrash } = await findOwners(req, [...known])
  const slugs: string[] = []
  for (const each of preferred) {
    const isTaken = async (slug: string) =>
      taken.has(slug) || (!known.has(slug) && (await isWorkSlugTaken(req, slug)))
    const slug = await freeSlug(each, isTaken)
    taken.add(slug)
    slugs.push(slug)
  }
  return { slugs, inTrash }
}

/** Which of some slugs articles, in any language, and images have, with one query for each language. */
async function findOwners(req: PayloadRequest, slugs: readonly string[]) {
  const found = { taken: new Set<string>(), inTrash: new Set<string>() }
  const languages = languagesOf(req)
  for (const collection of ['articles', 'media'] as const) {
    // The slug of an image is the same in all languages.
    for (const locale of collection === 'media' ? languages.slice(0, 1) : languages) {
      const { docs } = await req.payload.db.find<{ id: number }>({
        ...{ collection, where: { slug: { in: [...slugs] } }, locale, joins: {}, req },
        ...{ select: { slug: true, deletedAt: true }, limit: 0, pagination: false },
      })
      for (const doc of docs) {
        const row = inLocale(req, doc, { slug: collection, locale, fallback: null })
        found[isInTrash(doc) ? 'inTrash' : 'taken'].add(slugRow.parse(row).slug)
      }
    }
  }
  return found
}

const slugRow = z.object({ slug: z.string() })

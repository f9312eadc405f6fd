import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { isInTrash } from '../../trash/in-trash'

export interface TakenSlugs {
  /** By an article, in any language, or an image. They share one namespace: galleries show both. */
  readonly taken: Set<string>
  /** By an article or image in the trash, which leaves it to another. */
  readonly inTrash: Set<string>
}

/** Which of some slugs works have, with one query for each language. */
export async function findTakenSlugs(
  req: PayloadRequest,
  slugs: readonly string[],
): Promise<TakenSlugs> {
  const found: TakenSlugs = { taken: new Set(), inTrash: new Set() }
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

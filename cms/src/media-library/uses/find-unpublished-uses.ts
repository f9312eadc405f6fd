import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languagesOf } from '../../localisation/in-locale'
import { mediaFieldNames, mediaIdsIn } from './media-ids-in'

/** A document whose latest version is not public, with the images in it. */
export interface UnpublishedUse {
  readonly collection: string
  readonly id: string
  readonly title: string
  readonly images: readonly string[]
}

const draft = z.looseObject({ id: z.union([z.number(), z.string()]), title: z.unknown() })

/** Images in drafts of articles and pages, and in videos, which have no drafts. `publications` has the published ones. */
export async function findUnpublishedUses(req: PayloadRequest): Promise<readonly UnpublishedUse[]> {
  const uses: UnpublishedUse[] = []
  for (const collection of ['pages', 'articles', 'videos'] as const)
    uses.push(...(await usesIn(req, collection)))
  return uses
}

async function usesIn(req: PayloadRequest, collection: CollectionSlug & string) {
  const config = req.payload.collections[collection]?.config
  if (!config) return []
  const names = allNames(req)
  const hasDrafts = Boolean(config.versions?.drafts)
  const { docs } = await req.payload.find({
    collection,
    ...(hasDrafts && { draft: true, where: { _status: { equals: 'draft' } } }),
    locale: 'all',
    depth: 0,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map((doc): UnpublishedUse => {
    const { id, title } = draft.parse(doc)
    return {
      collection,
      id: String(id),
      title: titleIn(req, title),
      images: mediaIdsIn(doc, names),
    }
  })
}

/** Blocks in rich text are not in the list of fields, but have the names of the blocks of pages. */
const allNames = ({ payload }: PayloadRequest) =>
  new Set(payload.config.collections.flatMap((each) => [...mediaFieldNames(each)]))

function titleIn(req: PayloadRequest, title: unknown): string {
  const texts: Readonly<Record<string, unknown>> =
    typeof title === 'object' && title !== null ? { ...title } : { any: title }
  const [first] = languagesOf(req)
  const found = [texts[first], ...Object.values(texts)].find((text) => text)
  return typeof found === 'string' ? found : 'Untitled'
}

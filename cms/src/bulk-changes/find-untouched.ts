import type { PayloadRequest } from 'payload'
import { z } from 'zod'

interface Changed {
  readonly id: number
  /** ISO 8601, after the change. */
  readonly updatedAt: string
}

interface Documents {
  readonly collection: string
  readonly documents: readonly Changed[]
  /** If those in the trash are documents too. */
  readonly trash?: boolean
}

interface Found {
  readonly id: number
  readonly title: string
}

const row = z.looseObject({ id: z.number(), updatedAt: z.string() })

/** Which of these documents nobody has changed since. An unpublished draft is a change too. */
export async function findUntouched(
  req: PayloadRequest,
  { collection, documents, trash = false }: Documents,
): Promise<{ readonly untouched: readonly Found[]; readonly touched: readonly Found[] }> {
  const times = new Map(documents.map(({ id, updatedAt }) => [id, updatedAt]))
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...times.keys()] } },
    ...{ draft: true, trash, depth: 0, pagination: false, limit: 0 },
    overrideAccess: false,
    user: req.user,
    req,
  })
  const titleField = req.payload.collections[collection]?.config.admin.useAsTitle ?? 'id'
  const untouched: Found[] = []
  const touched: Found[] = []
  for (const doc of docs) {
    const { id, updatedAt, ...fields } = row.parse(doc)
    const isUntouched = Date.parse(updatedAt) === Date.parse(times.get(id) ?? '')
    const title = String(fields[titleField] || 'Untitled')
    ;(isUntouched ? untouched : touched).push({ id, title })
  }
  return { untouched, touched }
}

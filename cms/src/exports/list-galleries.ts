import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { languagesOf } from '../localisation/in-locale'

export interface PublishedGallery {
  /** As the export takes it: the path of the page and the id of the gallery. */
  readonly name: string
  readonly title: string
  readonly page: string
}

const row = z.object({
  path: z.string(),
  body: z.object({
    title: z.string(),
    blocks: z.array(z.looseObject({ type: z.string(), id: z.unknown(), title: z.unknown() })),
  }),
})

/** The galleries of published pages. */
export async function listGalleries(req: PayloadRequest): Promise<readonly PublishedGallery[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'publications',
    where: {
      and: [
        { kind: { equals: 'page' } },
        { locale: { equals: languagesOf(req)[0] } },
        { body: { exists: true } },
      ],
    },
    ...{ sort: 'path', limit: 0, pagination: false, req },
  })
  return docs.flatMap((doc) => {
    const { data } = row.safeParse(doc)
    if (!data) return []
    const { path, body } = data
    return body.blocks
      .filter(({ type }) => type === 'gallery')
      .map(({ id, title }) => ({
        name: `${path}#${String(id)}`,
        title: typeof title === 'string' && title ? title : String(id),
        page: body.title,
      }))
  })
}

import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { languagesOf } from '../../localisation/in-locale'
import { JOBS, TASK } from '../../scheduled-publishing/refused-publications'
import { EXPORT_VERSION, EXPORTED_GLOBALS } from './exported-collections'
import { withoutPeople } from './export-documents'

const job = z.object({
  waitUntil: z.union([z.string(), z.date()]).transform((time) => new Date(time).toISOString()),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).default('publish'),
    locale: z.string().nullish(),
    doc: z.object({
      relationTo: z.enum(['articles', 'pages']),
      value: z.union([z.number(), z.string()]).transform(Number),
    }),
  }),
})

/** A scheduled publication. */
export const schedule = z.object({
  collection: z.enum(['articles', 'pages']),
  id: z.number(),
  type: z.enum(['publish', 'unpublish']),
  /** Language; null for all. */
  locale: z.string().nullable(),
  at: z.iso.datetime(),
})

/** A redirect that a rename has created. */
export const renameRedirect = z.object({
  from: z.string().startsWith('/'),
  locale: z.string(),
  path: z.string(),
  body: z.record(z.string(), z.unknown()),
})

/**
 * GET /api/internal/export/settings: globals in all languages, scheduled publications and the redirects of renamed
 * documents, which have no document of their own.
 */
export async function exportSettings(req: PayloadRequest) {
  const globals: Record<string, unknown> = {}
  for (const slug of EXPORTED_GLOBALS)
    globals[slug] = withoutPeople({ ...(await req.payload.db.findGlobal({ slug, req })) })
  return {
    version: EXPORT_VERSION,
    languages: languagesOf(req),
    globals,
    schedules: await findSchedules(req),
    renames: await findRenames(req),
  }
}

async function findSchedules(req: PayloadRequest): Promise<z.infer<typeof schedule>[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    ...{ collection: JOBS, where: { taskSlug: { equals: TASK } }, sort: 'id', req },
    ...{ limit: 0, pagination: false },
  })
  return docs.flatMap((row) => {
    const { data } = job.safeParse(row)
    if (!data) return []
    const { type, doc, locale = null } = data.input
    return [{ collection: doc.relationTo, id: doc.value, type, locale, at: data.waitUntil }]
  })
}

async function findRenames(req: PayloadRequest): Promise<z.infer<typeof renameRedirect>[]> {
  const { docs } = await req.payload.db.find<{ id: number; key?: string }>({
    ...{ collection: 'publications', sort: 'id', req, limit: 0, pagination: false },
    where: { and: [{ kind: { equals: 'redirect' } }, { body: { exists: true } }] },
  })
  return docs.flatMap(({ key, ...row }) => {
    // Other redirects have the id of their document as key.
    const { data } = renameRedirect.safeParse({ ...row, from: key })
    return data ? [data] : []
  })
}

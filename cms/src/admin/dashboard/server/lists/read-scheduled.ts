import { z } from 'zod'
import { JOBS, TASK } from '../../../../scheduled-publishing/refused-publications'
import { SCHEDULE_TYPES } from '../../../../scheduled-publishing/schedule-types'
import { linksToDocuments } from './links-to-documents'
import { MAX_LISTED, readListed, type DashboardList, type Reader } from './listed-document'

/** What is published and unpublished at a set time, the next first. */
export async function readScheduled({ payload }: Reader): Promise<DashboardList> {
  const { docs } = await payload.find({
    collection: JOBS,
    where: {
      ...{ taskSlug: { equals: TASK }, hasError: { not_equals: true } },
      completedAt: { exists: false },
    },
    ...{ sort: 'waitUntil', pagination: false, limit: 0, depth: 0 },
  })
  const jobs = docs.flatMap((doc) => scheduledJob.safeParse(doc).data ?? [])
  const listed = jobs.slice(0, MAX_LISTED).map(async ({ waitUntil, createdAt, input }) => {
    const document = await readListed(payload, input.doc.relationTo, input.doc.value)
    const note = input.type === 'unpublish' ? 'Goes offline' : 'Goes live'
    return document && { ...document, date: waitUntil ?? createdAt, note }
  })
  const references = jobs.map(({ input: { doc } }) => ({
    collection: doc.relationTo,
    id: doc.value,
  }))
  return {
    documents: (await Promise.all(listed)).filter((entry) => entry !== null),
    all: jobs.length > MAX_LISTED ? linksToDocuments(references, 'scheduled') : [],
  }
}

const scheduledJob = z.object({
  waitUntil: z.string().nullish(),
  createdAt: z.string(),
  input: z.object({
    type: z.enum(SCHEDULE_TYPES).catch('publish'),
    doc: z.object({
      relationTo: z.enum(['articles', 'pages']),
      value: z.union([z.number(), z.string()]),
    }),
  }),
})

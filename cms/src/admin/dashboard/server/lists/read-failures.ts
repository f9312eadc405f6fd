import type { PayloadRequest } from 'payload'
import { isAuthor } from '../../../../access/roles'
import { findImports } from '../../../../imports/imports'
import { findRefused } from '../../../../scheduled-publishing/refused-publications'
import { listPath } from '../../../list-path'
import { linksToDocuments } from './links-to-documents'
import {
  MAX_LISTED,
  readListed,
  toList,
  toListed,
  type DashboardList,
  type Reader,
} from './listed-document'

/** Scheduled publications that were refused, with the reason. */
export async function readRefused(req: PayloadRequest): Promise<DashboardList> {
  const refused = await findRefused({ payload: req.payload, req })
  const listed = refused
    .slice(0, MAX_LISTED)
    .map(async ({ collection, document, scheduledFor, reason }) => {
      const found = await readListed(req.payload, collection, document)
      return found && { ...found, date: scheduledFor ?? found.date, note: reason }
    })
  const references = refused.map(({ collection, document }) => ({ collection, id: document }))
  return {
    documents: (await Promise.all(listed)).filter((entry) => entry !== null),
    all: refused.length > MAX_LISTED ? linksToDocuments(references, 'refused') : [],
  }
}

/** Images whose sizes for visitors could not be made, with the reason. */
export async function readFailedImages({ payload, user }: Reader): Promise<DashboardList> {
  const { docs } = await payload.find({
    ...{ collection: 'media', user, overrideAccess: false, depth: 0, limit: MAX_LISTED + 1 },
    ...{ where: { processingError: { exists: true } }, sort: '-updatedAt' },
  })
  const listed = docs.map((doc) => ({
    ...toListed('media', doc),
    note: String(doc['processingError']),
  }))
  const path = listPath('media', [['processingError', 'exists', 'true']])
  return toList(listed, [{ label: 'All images that are not ready', path }])
}

/** Imports that were interrupted and can be continued, with the reason. Authors cannot import. */
export async function readFailedImports(req: PayloadRequest): Promise<DashboardList> {
  const imports = isAuthor(req) ? null : findImports(req.payload)
  const jobs = (await imports?.store.list()) ?? []
  const failed = jobs.filter(({ status }) => status === 'failed')
  const listed = failed.map(({ id, plan, endedAt, createdAt, problem }) => ({
    title: plan?.name ?? 'An import',
    path: `/import?import=${id}` as const,
    kind: 'Import',
    date: endedAt ?? createdAt,
    note: problem ?? 'It was interrupted.',
  }))
  return toList(listed, [{ label: 'All imports', path: '/import' }])
}

import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { redirectRow, type RedirectRow } from '../publish/rows/redirect-row'
import { publicationWriter } from '../publish/publication-writer'
import { followRedirects, type NextStop } from './follow-redirects'
import { readOldPath, type Place } from './old-path'

/** Keeps the old address as the site looks it up, and refuses what would never be reached or never arrive. */
export const keepRedirectSound =
  (place: Place): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const wanted = redirectRow.parse({ id: 'new', ...originalDoc, ...data })
    const read = readOldPath(wanted.from ?? '', place)
    if ('problem' in read) throw refusal(req, 'from', read.problem)
    const { path } = read
    const [holder] = await publicationWriter(req, { exclusive: false }).liveAt(path)
    if (holder)
      throw refusal(
        req,
        'from',
        `The ${holder.kind} at ${path} is published: visitors would never be redirected. Unpublish or rename it first.`,
      )
    const next = nextStop(req, { place, wanted: { ...wanted, from: path } })
    const chain = await followRedirects(path, next)
    if (chain.status === 'circle')
      throw refusal(
        req,
        wanted.kind === 'url' ? 'url' : 'document',
        `This would send visitors round in circles: ${chain.stops.join(' → ')}.`,
      )
    return { ...data, from: path }
  }

function refusal(req: PayloadRequest, path: string, message: string): Error {
  const error = new ValidationError({ collection: 'redirects', errors: [{ path, message }], req })
  return Object.assign(error, { message })
}

/** Where the site would send a visitor from a path: one database question each. */
function nextStop(
  req: PayloadRequest,
  { place, wanted }: { readonly place: Place; readonly wanted: RedirectRow },
): NextStop {
  const { db } = req.payload
  const writer = publicationWriter(req, { exclusive: false })
  const leadsTo = async (row: RedirectRow): Promise<string | null> => {
    if (row.kind === 'url') return pathOf(row.url ?? '', place)
    const kind = row.document?.relationTo === 'pages' ? 'page' : 'article'
    const rows = await writer.rowsOf(kind, row.document?.value ?? '')
    return rows.find(({ body }) => body !== null)?.path ?? null
  }
  return async (path) => {
    if (path === wanted.from) return leadsTo(wanted)
    if ((await writer.liveAt(path)).length > 0) return null
    const row: unknown = await db.findOne({
      collection: 'redirects',
      where: { and: [{ from: { equals: path } }, { id: { not_equals: Number(wanted.id) || 0 } }] },
      req,
    })
    return row ? leadsTo(redirectRow.parse(row)) : null
  }
}

/** The path of an address of this site; null for another's. */
function pathOf(href: string, place: Place): string | null {
  const read = readOldPath(href.split(/[?#]/, 1)[0] ?? '', place)
  return 'path' in read ? read.path : null
}

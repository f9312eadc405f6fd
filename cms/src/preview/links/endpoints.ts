import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditor, requireUser } from '../../access/require-role'
import { recordOnDocument } from '../../audit-log/record-on-document'
import { publicError } from '../../errors/public-error'
import { uncachedJson } from '../../http/uncached-json'
import { readJson } from '../../internal-api/read-json'
import { PREVIEW_COLLECTIONS } from '../preview-token'
import {
  createPreviewLink,
  findPreviewLinks,
  revokePreviewLink,
  type PreviewedDocument,
} from './preview-links'

const DAY_MS = 86_400_000
const MAX_DAYS = 365

const id = z.coerce.number().int().positive()
const document = z.object({ collection: z.enum(PREVIEW_COLLECTIONS), id })
const newLink = document.extend({ days: z.number().positive().max(MAX_DAYS) })
const revoked = document.extend({ link: id })

/** GET /api/preview/links?collection=pages&id=3 */
const list: Endpoint = {
  path: '/preview/links',
  method: 'get',
  handler: async (req) => {
    requireUser(req)
    const { data } = document.safeParse(req.query)
    if (!data) throw publicError('Name the collection and the id of a document.')
    return answer(req, data)
  },
}

/** POST /api/preview/links: a link that is valid for some days. */
const create: Endpoint = {
  path: '/preview/links',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, ASK_AN_EDITOR)
    const { days, ...reference } = await readJson(req, newLink)
    await createPreviewLink(req, reference, new Date(Date.now() + days * DAY_MS).toISOString())
    const details = `${days} days`
    await recordOnDocument(req, { action: 'preview-link', ...reference, details })
    return answer(req, reference)
  },
}

/** POST /api/preview/links/revoke */
const revoke: Endpoint = {
  path: '/preview/links/revoke',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, ASK_AN_EDITOR)
    const { link, ...reference } = await readJson(req, revoked)
    await revokePreviewLink(req, reference, link)
    await recordOnDocument(req, { action: 'preview-link-ended', ...reference })
    return answer(req, reference)
  },
}

const answer = async (req: PayloadRequest, reference: PreviewedDocument) =>
  uncachedJson({ links: await findPreviewLinks(req, reference) })

const ASK_AN_EDITOR = 'Editors share drafts. Ask one for a link.'

export const previewLinkEndpoints: readonly Endpoint[] = [list, create, revoke]

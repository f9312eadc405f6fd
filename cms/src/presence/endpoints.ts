import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireUser } from '../access/require-role'
import { accountOf } from '../access/roles'
import { uncachedJson } from '../http/uncached-json'
import { userName } from '../stale-saves/last-changes'
import { createOpenForms } from './open-forms'

declare global {
  /** Next.js bundles this module more than once; the forms are those of one CMS. */
  var tesseraOpenForms: ReturnType<typeof createOpenForms> | undefined
}
const openForms = (globalThis.tesseraOpenForms ??= createOpenForms())

/** As in `documentKey` of the admin. */
const GLOBALS = 'globals'
const params = z.object({ slug: z.string(), id: z.string() })
const documentId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** PUT /api/presence/articles/3 and /api/presence/globals/menu: a form is open. Answers with the names of the others. */
const note: Endpoint = {
  path: '/presence/:slug/:id',
  method: 'put',
  handler: async (req) => {
    const person = personOf(req)
    const document = await findReadable(req)
    return uncachedJson({ people: person && document ? openForms.note(document, person) : [] })
  },
}

/** DELETE of the same address: the form was left. */
const leave: Endpoint = {
  path: '/presence/:slug/:id',
  method: 'delete',
  handler: (req) => {
    const person = personOf(req)
    const { slug, id } = params.parse(req.routeParams)
    if (person) openForms.leave(`${slug}/${id}`, person.id)
    return uncachedJson({ people: [] })
  },
}

export const presenceEndpoints: readonly Endpoint[] = [note, leave]

/** Null for a program. @throws APIError if nobody is signed in */
function personOf(req: PayloadRequest) {
  requireUser(req)
  const account = accountOf(req)
  const name = userName(req)
  return account && name !== null ? { id: account.id, name } : null
}

/** The path of the document; null if it does not exist or this person cannot read it. */
async function findReadable(req: PayloadRequest): Promise<string | null> {
  const { slug, id } = params.parse(req.routeParams)
  const isReadable = slug === GLOBALS ? isReadableGlobal(req, id) : isReadableIn(req, slug, id)
  return (await isReadable) ? `${slug}/${id}` : null
}

async function isReadableGlobal(req: PayloadRequest, slug: string): Promise<boolean> {
  const global = req.payload.globals.config.find((each) => each.slug === slug)
  return Boolean(await global?.access.read({ req }))
}

async function isReadableIn(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const number = documentId.safeParse(id).data
  if (number === undefined || !Object.hasOwn(req.payload.collections, slug)) return false
  const { totalDocs } = await req.payload.count({
    ...{ collection: slug, where: { id: { equals: number } }, trash: true },
    ...{ overrideAccess: false, disableErrors: true, req },
  })
  return totalDocs > 0
}

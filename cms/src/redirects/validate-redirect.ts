import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { payloadPublicationWriter } from '../publish/payload-publication-writer'
import { isInTrash, isRestored, NOT_IN_TRASH } from '../trash/in-trash'
import { redirectRow, type RedirectRow } from '../publish/row-schemas/redirect-row'
import { followRedirects, type NextPath } from './follow-redirects'
import { parseSourcePath, type RedirectSite } from './parse-source-path'
import { addressBefore, isAddressTaken, releaseAddress } from './redirects-in-trash'

/** Stores the path that the site looks up, and refuses redirects from published paths and redirect loops. */
export const validateRedirect =
  (site: RedirectSite): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (isInTrash(data)) return data
    const { data: redirect, error } = redirectRow.safeParse({
      ...{ id: 'new', ...originalDoc, ...data },
    })
    if (error) {
      const field = String(error.issues[0]?.path[0] ?? 'from')
      throw validationError(req, field, 'This value is of the wrong kind.')
    }
    const from = redirect.from ?? ''
    const isBack = isRestored({ data, originalDoc })
    const parsed = parseSourcePath(isBack ? addressBefore(from) : from, site)
    if ('problem' in parsed) throw validationError(req, 'from', parsed.problem)
    const { path } = parsed
    if (isBack && (await isAddressTaken(req, path)))
      throw validationError(
        req,
        'from',
        `Another redirect from ${path} exists now. Delete it first.`,
      )
    const [holder] = await payloadPublicationWriter(req, { exclusive: false }).liveAt(path)
    if (holder)
      throw validationError(
        req,
        'from',
        `The ${holder.kind} at ${path} is published, so visitors would never be redirected. Unpublish or rename it first.`,
      )
    const next = nextPath(req, { site, redirect: { ...redirect, from: path } })
    const { isLoop, paths } = await followRedirects(path, next)
    if (isLoop)
      throw validationError(
        req,
        redirect.kind === 'url' ? 'url' : 'document',
        `This would create a redirect loop: ${paths.join(' → ')}.`,
      )
    if (!isBack) await releaseAddress(req, path)
    return { ...data, from: path }
  }

function validationError(req: PayloadRequest, path: string, message: string): Error {
  const error = new ValidationError({ collection: 'redirects', errors: [{ path, message }], req })
  return Object.assign(error, { message })
}

/** Where the site would redirect a path to, with the redirect that is being saved. */
function nextPath(
  req: PayloadRequest,
  { site, redirect }: { readonly site: RedirectSite; readonly redirect: RedirectRow },
): NextPath {
  const { db } = req.payload
  const writer = payloadPublicationWriter(req, { exclusive: false })
  const targetPath = async (row: RedirectRow): Promise<string | null> => {
    if (row.kind === 'url') return pathOnSite(row.url ?? '', site)
    const kind = row.document?.relationTo === 'pages' ? 'page' : 'article'
    const rows = await writer.rowsOf(kind, row.document?.value ?? '')
    return rows.find(({ body }) => body !== null)?.path ?? null
  }
  return async (path) => {
    if (path === redirect.from) return targetPath(redirect)
    if ((await writer.liveAt(path)).length > 0) return null
    const row: unknown = await db.findOne({
      collection: 'redirects',
      where: {
        and: [
          { from: { equals: path } },
          { id: { not_equals: Number(redirect.id) || 0 } },
          NOT_IN_TRASH,
        ],
      },
      req,
    })
    return row ? targetPath(redirectRow.parse(row)) : null
  }
}

/** The path of an address on this site; null for an address of another site. */
function pathOnSite(href: string, site: RedirectSite): string | null {
  const parsed = parseSourcePath(href.split(/[?#]/, 1)[0] ?? '', site)
  return 'path' in parsed ? parsed.path : null
}

import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicError } from '../errors/public-error'
import { idOf } from '../fields/id-of'

const blocks = z.array(z.looseObject({ customPattern: z.unknown().optional() }))
/** A page with `locale: 'all'`: language → value. */
const page = z.looseObject({
  id: z.number(),
  title: z.record(z.string(), z.string().nullish()).nullish(),
  // Payload returns an empty array, without languages, for a page without blocks.
  blocks: z
    .union([z.record(z.string(), blocks.nullish()), z.array(z.never()).transform(() => null)])
    .nullish(),
})
type Page = z.infer<typeof page>

/** Prevents deleting a pattern that a gallery uses, in a published page or in a draft. */
export const preventDeletingUsedPattern: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const usesPattern = ({ blocks }: Page) =>
    Object.values(blocks ?? {}).some((localeBlocks) =>
      localeBlocks?.some(({ customPattern }) => String(idOf(customPattern)) === String(id)),
    )
  const pages = [...(await findPages(req, false)), ...(await findPages(req, true))]
  const titles = new Map(
    pages.filter(usesPattern).map((page) => [page.id, `"${titleOf(page) ?? 'Untitled'}"`]),
  )
  if (!titles.size) return
  const names = [...titles.values()].slice(0, 3).join(', ')
  throw publicError(
    `A gallery on ${names} uses this pattern. Deleting it would change the gallery. Select another pattern there first.`,
    409,
  )
}

const titleOf = ({ title }: Page) => Object.values(title ?? {}).find(Boolean)

/** Reads all pages; a site has few. @param draft the latest drafts instead of the published versions */
async function findPages(req: PayloadRequest, draft: boolean): Promise<readonly Page[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
    req,
  })
  return docs.map((row) => page.parse(row))
}

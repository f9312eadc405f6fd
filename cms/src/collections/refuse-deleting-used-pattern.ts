import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '../fields/id-of'

const blocks = z.array(z.looseObject({ customPattern: z.unknown().optional() }))
/** In all languages. */
const page = z.looseObject({
  id: z.number(),
  title: z.record(z.string(), z.string().nullish()).nullish(),
  blocks: z.record(z.string(), blocks.nullish()).nullish(),
})
type Page = z.infer<typeof page>

/** A gallery drawn by it would silently take another shape. Drafts count: they are somebody's work. */
export const refuseDeletingUsedPattern: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = ({ blocks }: Page) =>
    Object.values(blocks ?? {}).some((own) =>
      own?.some(({ customPattern }) => String(idOf(customPattern)) === String(id)),
    )
  const found = [...(await pagesOf(req, false)), ...(await pagesOf(req, true))].filter(uses)
  const titles = new Map(found.map((user) => [user.id, `"${titleOf(user) ?? 'Untitled'}"`]))
  if (!titles.size) return
  const places = [...titles.values()].slice(0, 3).join(', ')
  throw new APIError(
    `This pattern shapes a gallery on ${places}. Deleting it would change how that looks. Choose another pattern there first.`,
    409,
    null,
    true,
  )
}

const titleOf = ({ title }: Page) => Object.values(title ?? {}).find(Boolean)

/** Pages are few: all of them are looked at. @param draft their latest drafts instead of what is published */
async function pagesOf(req: PayloadRequest, draft: boolean): Promise<readonly Page[]> {
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

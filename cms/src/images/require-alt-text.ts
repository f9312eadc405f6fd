import { mediaInBlocks, mediaInText } from '@tessera/content'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { uploadedName } from './readable-name'
import { inRequestLocale } from '../localisation/in-locale'
import { blockRow } from '../publish/row-schemas/block-rows'
import { toPageBlock } from '../publish/blocks/to-page-block'
import { isInTrash } from '../trash/in-trash'
import { toRichText } from '../rich-text/to-rich-text'

const reference = z
  .union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) })])
  .transform((value) => String(typeof value === 'object' ? value.id : value))
  .nullish()
const documentWithImages = z.object({
  _status: z.string().nullish(),
  cover: reference,
  furtherImages: z.array(reference).nullish(),
  body: z.unknown().optional(),
  // Incomplete blocks are rejected by the validation of their fields.
  blocks: z.array(blockRow.nullable().catch(null)).nullish(),
})
const imageRow = z.object({
  filename: z.string(),
  title: z.string().nullish(),
  alt: z.string().nullish(),
  decorative: z.boolean().nullish(),
})

/** Rejects publishing a document with an image that has no alt text and is not decorative. */
export const requireAltText =
  (collection: 'articles' | 'pages'): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    // A restored version becomes a draft, whatever status it had.
    if (data['_status'] !== 'published' || req.context['isRestoringVersion']) return data
    if (isInTrash(data)) return data
    const document = documentWithImages.parse({ ...originalDoc, ...data })
    const { cover, body, blocks } = document
    const further = (document.furtherImages ?? []).flatMap((image) => image ?? [])
    const images = [
      ...(cover ? [cover] : []),
      ...further,
      ...mediaInText(toRichText(body)),
      ...mediaInBlocks((blocks ?? []).flatMap((block) => (block && toPageBlock(block)) || [])),
    ]
    const missing = await findWithoutAlt(req, [...new Set(images)])
    if (!missing.length) return data
    const message = withoutAltSentence(missing)
    const isMissing = async (ids: readonly string[]) => (await findWithoutAlt(req, ids)).length > 0
    const path =
      collection === 'pages'
        ? 'blocks'
        : cover && (await isMissing([cover]))
          ? 'cover'
          : (await isMissing(further))
            ? 'furtherImages'
            : 'body'
    // Also the error's own message: bulk publishing shows only that.
    throw Object.assign(new ValidationError({ collection, errors: [{ path, message }], req }), {
      message,
    })
  }

/** More names would make the sentence unreadable. */
const MAX_NAMES = 10

/** Why images without alt text cannot be published. @param names at least one */
export function withoutAltSentence(names: readonly string[]): string {
  const others = names.length - MAX_NAMES
  const quoted = names.slice(0, MAX_NAMES).map((name) => `"${name}"`)
  const all = quoted.join(', ') + (others > 0 ? ` and ${others} more` : '')
  return names.length === 1
    ? `The image ${all} has no alt text, so screen readers cannot describe it. Add alt text to the image, or mark it as decorative.`
    : `The images ${all} have no alt text, so screen readers cannot describe them. Add alt text to the image, or mark it as decorative.`
}

/** Names of the images without alt text, in the language of the request. */
export async function findWithoutAlt(
  req: PayloadRequest,
  ids: readonly (string | number)[],
): Promise<readonly string[]> {
  if (!ids.length) return []
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { id: { in: [...ids] } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs.flatMap((row) => {
    const { alt, decorative, title, filename } = imageRow.parse(inRequestLocale(req, 'media', row))
    return alt?.trim() || decorative ? [] : [title || uploadedName(filename)]
  })
}

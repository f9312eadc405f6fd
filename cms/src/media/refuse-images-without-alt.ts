import { mediaInBlocks, mediaInText } from '@tessera/content'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { asListed } from '../localisation/in-locale'
import { blockRow } from '../publish/page-row'
import { toPageBlock } from '../publish/to-page-block'
import { toRichText } from '../publish/to-rich-text'

const reference = z
  .union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) })])
  .transform((value) => String(typeof value === 'object' ? value.id : value))
  .nullish()
const imaged = z.object({
  _status: z.string().nullish(),
  cover: reference,
  body: z.unknown().optional(),
  // One that is not complete is refused by its own fields.
  blocks: z.array(blockRow.nullable().catch(null)).nullish(),
})
const described = z.object({
  filename: z.string(),
  title: z.string().nullish(),
  alt: z.string().nullish(),
  decorative: z.boolean().nullish(),
})

/** Nothing is published with an image that says nothing to those who cannot see it. */
export const refuseImagesWithoutAlt =
  (collection: 'articles' | 'pages'): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (data['_status'] !== 'published') return data
    const { cover, body, blocks } = imaged.parse({ ...originalDoc, ...data })
    const shown = [
      ...(cover ? [cover] : []),
      ...mediaInText(toRichText(body)),
      ...mediaInBlocks((blocks ?? []).flatMap((block) => (block && toPageBlock(block)) || [])),
    ]
    const silent = await withoutAlt(req, [...new Set(shown)])
    if (!silent.length) return data
    const names = silent.map((name) => `"${name}"`).join(', ')
    const isOne = silent.length === 1
    const message = `The ${isOne ? 'image' : 'images'} ${names} ${isOne ? 'has' : 'have'} no alt text. Visitors who cannot see would miss ${isOne ? 'it' : 'them'}. Open the image and describe it, or mark it decorative.`
    const isCover = collection === 'articles' && cover && (await withoutAlt(req, [cover])).length
    const path = collection === 'pages' ? 'blocks' : isCover ? 'cover' : 'body'
    // The reason is the message too: of a list that is published at once, only messages are shown.
    throw Object.assign(new ValidationError({ collection, errors: [{ path, message }], req }), {
      message,
    })
  }

async function withoutAlt(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { id: { in: [...ids] } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs.flatMap((row) => {
    const { alt, decorative, title, filename } = described.parse(asListed(req, 'media', row))
    return alt?.trim() || decorative ? [] : [title || filename]
  })
}

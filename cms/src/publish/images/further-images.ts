import type { PayloadRequest } from 'payload'
import { findIds } from '../../database/find-ids'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { isInTrash } from '../../trash/in-trash'
import { heldBackReason } from '../documents/to-image'
import { mediaRow, type MediaRow } from '../row-schemas/media-row'

/** The further images of an image that visitors may see: with a file, and with alt text or decorative. */
export async function withoutHeldBack(
  req: PayloadRequest,
  row: MediaRow,
  locale: string,
): Promise<MediaRow> {
  if (row.furtherImages.length === 0) return row
  const { docs } = await req.payload.db.find<{ id: number }>({
    ...{ collection: 'media', where: { id: { in: row.furtherImages } } },
    ...{ pagination: false, limit: 0, joins: {}, req },
  })
  const [fallback] = languagesOf(req)
  const shown = new Set(
    docs.flatMap((doc) => {
      const image = mediaRow.parse(inLocale(req, doc, { slug: 'media', locale, fallback }))
      return isInTrash(doc) || heldBackReason(image) ? [] : [image.id]
    }),
  )
  return { ...row, furtherImages: row.furtherImages.filter((id) => shown.has(id)) }
}

/** Ids of the images that have one of these as a further image. */
export const findImagesWith = async (
  req: PayloadRequest,
  ids: readonly (number | string)[],
): Promise<readonly string[]> => {
  const where = { furtherImages: { in: [...ids] } }
  return (await findIds(req.payload, { collection: 'media', where, req })).map(String)
}

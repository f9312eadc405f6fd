import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { fileHash } from '../../images/upload/file-hash'
import { MAX_UPLOAD_BYTES } from '../../images/upload/limits'
import { FILE_DESCRIBES, SIDECAR } from '../../images/metadata/fill-metadata'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { readImportBatch } from '../import-batch/read-import-batch'
import { folderNames } from './create-folder'
import { findOrCreateFolder } from './find-or-create-folder'
import { importedTerm } from './parse-line'
import { inTurn, inTurnOf } from './running-writes'
import { createTermFinder } from './term-finder'

const imageData = z.object({
  /** Names of the folders that contain it in Media. */
  folders: folderNames.default([]),
  terms: z.array(importedTerm).max(20).default([]),
})
const sidecarText = z
  .string()
  .max(1024 * 1024)
  // An XMP file needs none, and its entities could grow.
  .refine((text) => !text.includes('<!'), 'has a document type')

interface ImportedImage {
  readonly created: boolean
  readonly id: number | string
  readonly folder: number | null
  /** Galleries hold back an image without alt text. */
  readonly hasAlt: boolean
}

/**
 * POST /api/internal/import-image?batch=…, a form with `file`, `data` and the XMP text `sidecar`: uploads an image that
 * describes itself, unless Media has its file already, under whichever name.
 */
export async function importImage(req: PayloadRequest): Promise<ImportedImage> {
  const importBatch = readImportBatch(req)
  const { file, sidecar, ...data } = await readForm(req)
  const findTerm = createTermFinder(req, importBatch)
  const { folder, terms } = await inTurn(async () => {
    const terms: (number | string)[] = []
    for (const term of data.terms) terms.push(await findTerm(term))
    return { folder: await findOrCreateFolder(req, data.folders), terms }
  })(req)
  const bytes = Buffer.from(await file.arrayBuffer())
  const hash = await fileHash(bytes)
  return inTurnOf(hash, async () => {
    const existing = await req.payload.db.findOne<{
      id: number
      alt?: unknown
      decorative?: unknown
    }>({
      collection: 'media',
      where: { and: [{ fileHash: { equals: hash } }, NOT_IN_TRASH] },
      joins: {},
    })
    if (existing) {
      const [locale] = languagesOf(req)
      const { alt } = describedImage.parse(
        inLocale(req, existing, { slug: 'media', locale, fallback: null }),
      )
      const hasAlt = Boolean(alt || existing.decorative)
      return { created: false, id: existing.id, folder, hasAlt }
    }
    const image = await req.payload.create({
      ...{ collection: 'media', depth: 0, user: req.user },
      data: { importBatch, folder, terms },
      file: { data: bytes, name: file.name, mimetype: file.type, size: bytes.length },
      context: { [FILE_DESCRIBES]: true, [SIDECAR]: sidecar },
    })
    const { alt } = describedImage.parse(image)
    return { created: true, id: image.id, folder, hasAlt: Boolean(alt) }
  })
}

const describedImage = z.object({ alt: z.string().nullish() })

async function readForm(req: PayloadRequest) {
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new APIError('The request has no file.', 400)
  if (file.size > MAX_UPLOAD_BYTES)
    throw new APIError(`It is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`, 413)
  const sidecar = sidecarText.nullable().safeParse(form?.get('sidecar') ?? null)
  if (!sidecar.success)
    throw new APIError(`Its XMP file ${sidecar.error.issues[0]?.message ?? 'is not valid'}.`, 400)
  const data = imageData.safeParse(JSON.parse(String(form?.get('data') ?? '{}')))
  if (!data.success) throw new APIError(data.error.issues[0]?.message ?? 'Invalid data.', 400)
  return { file, sidecar: sidecar.data, ...data.data }
}

import type { PayloadRequest } from 'payload'
import { changeInSteps } from '../../bulk-changes/change-in-steps'
import { publicError } from '../../errors/public-error'
import { toErrorResponse } from '../../errors/handlers/validation-error-handler'
import { uploadedName } from '../../images/readable-name'
import { keepUnconfirmed } from '../../images/metadata/unconfirmed-terms'
import { findImages } from '../articles/plan-articles'
import { changeImage, type ImageChange } from './change-image'
import { editedImage, type EditedImage } from './edited-image'
import type { EditRequest } from './edit-request'

const FIELDS = {
  terms: ['terms', 'keywordTerms'],
  licence: ['license', 'licenseText', 'licenseUrl'],
} as const

/**
 * Changes the chosen fields of all images, so that one undo takes it back.
 * @throws APIError if one is gone, or names the first one that cannot be saved; then nothing is changed
 */
export async function editImages(
  req: PayloadRequest,
  request: EditRequest,
): Promise<{ readonly changed: number }> {
  const images = (await findImages(req, request.images)).map((doc) => editedImage.parse(doc))
  const documents = images.flatMap((image) => {
    const change = changeImage(image, request)
    return change ? [{ image, change }] : []
  })
  await changeInSteps(req, {
    ...{ collection: 'media', fields: fieldsOf(request), documents },
    change: ({ image, change }) => save(req, image, change),
  })
  return { changed: documents.length }
}

const fieldsOf = ({ addTerms, removeTerms, credit, licence, folder }: EditRequest) => [
  ...(addTerms.length + removeTerms.length > 0 ? FIELDS.terms : []),
  ...(credit === undefined ? [] : ['credit']),
  ...(licence ? FIELDS.licence : []),
  ...(folder === undefined ? [] : ['folder']),
]

async function save(
  req: PayloadRequest,
  { id, title, filename }: EditedImage,
  { data, unconfirmed }: ImageChange,
): Promise<void> {
  try {
    await req.payload.update({
      ...{ collection: 'media', id, data, depth: 0, overrideAccess: false, user: req.user, req },
      context: keepUnconfirmed(unconfirmed),
    })
  } catch (error) {
    const refused = error instanceof Error ? toErrorResponse(error) : null
    if (!refused) throw error
    throw publicError(
      `Nothing was changed. “${title || uploadedName(filename)}” cannot be saved: ${refused.message}`,
    )
  }
}

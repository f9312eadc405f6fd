import type { EditedImage } from './edited-image'
import type { EditRequest } from './edit-request'

export interface ImageChange {
  readonly data: Readonly<Record<string, unknown>>
  /** Terms of keywords that the change does not confirm. */
  readonly unconfirmed: readonly number[]
}

/** @returns null if the image has all of it already */
export function changeImage(
  image: EditedImage,
  { addTerms, removeTerms, credit, licence, folder }: EditRequest,
): ImageChange | null {
  const removed = new Set(removeTerms)
  const terms = [...new Set([...image.terms, ...addTerms])].filter((id) => !removed.has(id))
  const unconfirmed = image.keywordTerms.filter(
    (id) => terms.includes(id) && !addTerms.includes(id),
  )
  const data = {
    ...(addTerms.length + removeTerms.length > 0 && { terms }),
    ...(credit !== undefined && { credit }),
    ...licence,
    ...(folder !== undefined && { folder }),
  }
  const hasChanged = Object.entries(data).some(
    ([name, value]) =>
      JSON.stringify(value ?? '') !== JSON.stringify(Reflect.get(image, name) ?? ''),
  )
  const confirms = addTerms.some((id) => image.keywordTerms.includes(id))
  return hasChanged || confirms ? { data, unconfirmed } : null
}

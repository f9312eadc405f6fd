import type { EditPlan } from '../../media-library/edit/edit-plan'
import type { EditRequest } from '../../media-library/edit/edit-request'
import { changedTerms, type TermChanges } from './term-changes'

/** What the editor changes on all images. Null: stays as it is on each image. */
export interface ImageChanges {
  readonly terms: TermChanges
  readonly credit: string | null
  readonly licence: {
    /** Empty for none. */
    readonly license: string
    readonly licenseText: string
    readonly licenseUrl: string
  } | null
  /** Id; empty for none. */
  readonly folder: string | null
}

export const NO_CHANGES: ImageChanges = {
  terms: new Map(),
  credit: null,
  licence: null,
  folder: null,
}

export const hasChanges = ({ terms, ...fields }: ImageChanges): boolean =>
  terms.size > 0 || Object.values(fields).some((value) => value !== null)

/** A changed licence begins with what the images have in common. */
export const commonLicence = ({ common }: EditPlan): ImageChanges['licence'] => ({
  license: common.license ?? '',
  licenseText: common.licenseText ?? '',
  licenseUrl: common.licenseUrl ?? '',
})

export function toEditRequest(
  images: readonly number[],
  { terms, credit, licence, folder }: ImageChanges,
): EditRequest {
  return {
    images: [...images],
    addTerms: changedTerms(terms, 'add'),
    removeTerms: changedTerms(terms, 'remove'),
    ...(credit !== null && { credit }),
    ...(licence && { licence: { ...licence, license: licence.license || null } }),
    ...(folder !== null && { folder: folder ? Number(folder) : null }),
  }
}

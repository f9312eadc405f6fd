import { galleryId } from '@tessera/content'
import { z } from 'zod'

const blocks = z.array(z.object({ blockType: z.string(), galleryId: z.string().nullish() }))

/** Validates that the galleries of a page have different ids. @returns true, or an error message */
export function validateGalleryIds(value: unknown): true | string {
  const parsed = blocks.safeParse(value)
  if (!parsed.success) return true
  const ids = parsed.data.flatMap(({ blockType, galleryId }) =>
    blockType === 'gallery' && galleryId ? [galleryId] : [],
  )
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate === undefined) return true
  return `Two galleries have the ID "${duplicate}". A filter selected in one would also be selected in the other. Give each gallery its own ID.`
}

/** @returns true, or an error message */
export function validateGalleryId(value: string | null | undefined): true | string {
  if (galleryId.safeParse(value).success) return true
  return `"${value ?? ''}" is not a valid ID. Use lowercase letters, digits and hyphens, starting with a letter, such as "work".`
}

const groupRows = z.array(z.object({ group: z.unknown() }))

/** Validates that a gallery has each filter group only once. @returns true, or an error message */
export function validateGroups(value: unknown): true | string {
  const parsed = groupRows.safeParse(value)
  if (!parsed.success) return true
  const groups = parsed.data.flatMap(({ group }) => (group == null ? [] : [String(group)]))
  if (new Set(groups).size === groups.length) return true
  return 'A filter group is in this gallery twice. Visitors would see the same filter two times. Remove one of them.'
}

import { galleryId } from '@tessera/content'
import { z } from 'zod'

const blocks = z.array(z.object({ blockType: z.string(), galleryId: z.string().nullish() }))

/** Two galleries of one page must not share an id. @returns true, or what to do about it */
export function validateGalleryIds(value: unknown): true | string {
  const parsed = blocks.safeParse(value)
  if (!parsed.success) return true
  const ids = parsed.data.flatMap(({ blockType, galleryId }) =>
    blockType === 'gallery' && galleryId ? [galleryId] : [],
  )
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice === undefined) return true
  return `Two galleries share the id "${twice}". Their filters would write the same URL key. Give each gallery its own id.`
}

/** @returns true, or what to do about it */
export function validateGalleryId(value: string | null | undefined): true | string {
  if (galleryId.safeParse(value).success) return true
  return `"${value ?? ''}" cannot be a gallery's id. It names the filters in the page's address. Use small letters, digits and hyphens, starting with a letter, such as "work".`
}

const groupRows = z.array(z.object({ group: z.unknown() }))

/** @returns true, or what to do about it */
export function validateGroups(value: unknown): true | string {
  const parsed = groupRows.safeParse(value)
  if (!parsed.success) return true
  const groups = parsed.data.flatMap(({ group }) => (group == null ? [] : [String(group)]))
  if (new Set(groups).size === groups.length) return true
  return 'One filter group is in this gallery twice. Both would filter by the same URL key. Remove one of them.'
}

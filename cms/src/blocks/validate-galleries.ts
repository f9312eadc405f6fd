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
  return `Two galleries are both called "${twice}" in addresses. A filter chosen in one would be chosen in the other. Give each gallery a name of its own.`
}

/** @returns true, or what to do about it */
export function validateGalleryId(value: string | null | undefined): true | string {
  if (galleryId.safeParse(value).success) return true
  return `"${value ?? ''}" cannot be a gallery's name in addresses. Use small letters, digits and hyphens, starting with a letter, such as "work".`
}

const groupRows = z.array(z.object({ group: z.unknown() }))

/** @returns true, or what to do about it */
export function validateGroups(value: unknown): true | string {
  const parsed = groupRows.safeParse(value)
  if (!parsed.success) return true
  const groups = parsed.data.flatMap(({ group }) => (group == null ? [] : [String(group)]))
  if (new Set(groups).size === groups.length) return true
  return 'One filter group is in this gallery twice. Visitors would choose the same thing in two places. Remove one of them.'
}

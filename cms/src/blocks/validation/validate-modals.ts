import { z } from 'zod'

const blocks = z.array(z.object({ blockType: z.string(), modalId: z.string().nullish() }))

/** Validates that the dialogs of a page have different ids. @returns true, or an error message */
export function validateModalIds(value: unknown): true | string {
  const parsed = blocks.safeParse(value)
  if (!parsed.success) return true
  const ids = parsed.data.flatMap(({ blockType, modalId }) =>
    blockType === 'modal' && modalId ? [modalId] : [],
  )
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate === undefined) return true
  return `Two dialogs have the ID "${duplicate}". A link to #modal-${duplicate} can open only one of them. Give each dialog its own ID.`
}

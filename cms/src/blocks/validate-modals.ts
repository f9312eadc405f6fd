import { z } from 'zod'

const blocks = z.array(z.object({ blockType: z.string(), modalId: z.string().nullish() }))

/** A link opens one dialog. @returns true, or what to do about it */
export function validateModalNames(value: unknown): true | string {
  const parsed = blocks.safeParse(value)
  if (!parsed.success) return true
  const names = parsed.data.flatMap(({ blockType, modalId }) =>
    blockType === 'modal' && modalId ? [modalId] : [],
  )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return true
  return `Two dialogs are named "${twice}". A link to #modal-${twice} can open only one of them. Give each a name of its own.`
}

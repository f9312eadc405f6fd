import { z } from 'zod'
import { richText } from '../rich-text/rich-text'

/** A dialog that its button opens, or a link to `#modal-<id>`. */
export const modalBlock = z.object({
  type: z.literal('modal'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Null for a dialog that only links open. */
  buttonLabel: z.string().min(1).nullable(),
  title: z.string().min(1),
  content: richText,
})

export type ModalBlock = z.infer<typeof modalBlock>

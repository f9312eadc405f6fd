import { z } from 'zod'
import { blockRow } from './block-rows'
import { id, status, text, timestamp } from './fields'

export const pageRow = z.object({
  id,
  _status: status,
  slug: text,
  title: z.string(),
  description: text,
  showTitle: z.boolean().nullish(),
  updatedAt: timestamp,
  blocks: z.array(blockRow).nullish(),
})
export type PageRow = z.infer<typeof pageRow>

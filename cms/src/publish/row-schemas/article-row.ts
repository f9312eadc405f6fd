import { z } from 'zod'
import { id, ids, isoDate, lexical, number, optionalId, status, text, timestamp } from './fields'

export const articleRow = z.object({
  id,
  _status: status,
  slug: text,
  title: z.string(),
  excerpt: text,
  author: text,
  date: isoDate,
  dateEnd: isoDate,
  dateText: text,
  cover: optionalId,
  furtherImages: ids,
  terms: ids,
  facts: text,
  updatedAt: timestamp,
  proportions: z.object({ width: number, height: number }).nullish(),
  body: lexical,
})
export type ArticleRow = z.infer<typeof articleRow>

import { richText } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { toLexical } from '../rich-text/to-lexical'
import { readJson } from './read-json'

const requestBody = z.object({ texts: z.array(richText) })

/** POST /api/internal/rich-text: `{ texts: RichText[] }` → `{ texts }` in the editor's JSON, in the same order. */
export async function convertRichText(req: PayloadRequest) {
  const { texts } = await readJson(req, requestBody)
  return { texts: texts.map(toLexical) }
}

import { z } from 'zod'
import { id, number, optionalId, text } from './fields'

export const videoRow = z.object({
  id,
  title: text,
  filename: text,
  mimeType: text,
  width: number,
  height: number,
  poster: optionalId,
  subtitles: z.array(z.object({ language: text, label: text, text })).nullish(),
  transcript: text,
})
export type VideoRow = z.infer<typeof videoRow>

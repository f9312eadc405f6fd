import { z } from 'zod'
import { id } from './scalars'

/** Subtitles in one language, whole: a film has few and they are short. */
const filmTrack = z.object({
  /** BCP 47. */
  language: z.string().min(2).max(35),
  /** As the browser's menu names it. */
  label: z.string().min(1),
  /** Root-relative: `/media/<file>`; changes with the text. */
  path: z.string().regex(/^\/media\/[\w.-]+\.vtt$/),
  /** WebVTT. */
  text: z.string().startsWith('WEBVTT'),
})

/** A film of the site's own that a published document shows. */
export const film = z.object({
  title: z.string().min(1),
  type: z.enum(['video/mp4', 'video/webm']),
  /** Root-relative: `/media/<file>`. The file lies in `DATA_DIR/media/films/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+\.(mp4|webm)$/),
  /** px, as it is shown. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Null for a drawn plate. */
  poster: id.nullable(),
  subtitles: z.array(filmTrack),
  /** What is said and shown, for those who read it; paragraphs stand apart by an empty line. */
  transcript: z.string().nullable(),
})

export type Film = z.infer<typeof film>

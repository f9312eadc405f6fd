import { z } from 'zod'
import { id } from './scalars'

/** Subtitles in one language, whole: a video has few and they are short. */
const videoTrack = z.object({
  /** BCP 47. */
  language: z.string().min(2).max(35),
  /** As the browser's menu names it. */
  label: z.string().min(1),
  /** Root-relative: `/media/<file>`; changes with the text. */
  path: z.string().regex(/^\/media\/[\w.-]+\.vtt$/),
  /** WebVTT. */
  text: z.string().startsWith('WEBVTT'),
})

/** A video of the site's own that a published document shows. */
export const video = z.object({
  title: z.string().min(1),
  type: z.enum(['video/mp4', 'video/webm']),
  /** Root-relative: `/media/<file>`. The file lies in `DATA_DIR/media/videos/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+\.(mp4|webm)$/),
  /** px, as it is shown. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Null for a drawn text cover. */
  poster: id.nullable(),
  subtitles: z.array(videoTrack),
  /** What is said and shown, for those who read it; paragraphs stand apart by an empty line. */
  transcript: z.string().nullable(),
})

export type Video = z.infer<typeof video>

import { z } from 'zod'
import { VIDEO_TYPES, type VideoType } from '../file-types'
import { id } from '../scalars'

/** Subtitles in one language. The text is part of the document: tracks are few and short. */
const videoTrack = z.object({
  /** BCP 47. */
  language: z.string().min(2).max(35),
  /** Label in the browser's menu. */
  label: z.string().min(1),
  /** `/media/<file>.vtt`; the name contains a hash of the text. */
  path: z.string().regex(/^\/media\/[\w.-]+\.vtt$/),
  /** WebVTT. */
  text: z.string().startsWith('WEBVTT'),
})

/** An uploaded video that a published document shows. */
export const video = z.object({
  title: z.string().min(1),
  type: z.enum(Object.keys(VIDEO_TYPES) as [VideoType, ...VideoType[]]),
  /** `/media/<file>`; the file is `DATA_DIR/media/videos/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+\.(mp4|webm)$/),
  /** px, as displayed. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Id of a `media` document; null for a text cover. */
  poster: id.nullable(),
  subtitles: z.array(videoTrack),
  /** Text alternative; an empty line separates paragraphs. */
  transcript: z.string().nullable(),
})

export type Video = z.infer<typeof video>

import { createHash } from 'node:crypto'
import { video, type PublishedDocument } from '@tessera/content'
import type { VideoRow } from '../row-schemas/video-row'
import { createDocument } from './create-document'

/** Null for a video without a title, or without a file that browsers play. */
export function toVideo({
  id,
  filename,
  mimeType: type,
  ...row
}: VideoRow): PublishedDocument | null {
  const name = (filename ?? '').replace(/\.[^.]*$/, '')
  const { data } = video.safeParse({
    ...{ title: row.title, type, path: `/media/${filename}` },
    ...{ width: row.width, height: row.height, poster: row.poster, transcript: row.transcript },
    subtitles: (row.subtitles ?? []).flatMap(({ language, label, text }) =>
      language && label && text
        ? [{ language, label, text, path: `/media/${name}-${language}-${shortHash(text)}.vtt` }]
        : [],
    ),
  })
  if (!data) return null
  const media = data.poster === null ? [] : [data.poster]
  return createDocument({ kind: 'video', key: id, body: data, media })
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

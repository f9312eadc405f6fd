import { createHash } from 'node:crypto'
import { film, type PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { FilmRow } from './rows'

/** Null for a film without a title or a file that browsers play. */
export function toFilm({
  id,
  filename,
  mimeType: type,
  ...row
}: FilmRow): PublishedDocument | null {
  const name = (filename ?? '').replace(/\.[^.]*$/, '')
  const { data } = film.safeParse({
    ...{ title: row.title, type, path: `/media/${filename}` },
    ...{ width: row.width, height: row.height, poster: row.poster, transcript: row.transcript },
    subtitles: (row.subtitles ?? []).flatMap(({ language, label, text }) =>
      language && label && text
        ? [{ language, label, text, path: `/media/${name}-${language}-${hashOf(text)}.vtt` }]
        : [],
    ),
  })
  if (!data) return null
  const media = data.poster === null ? [] : [data.poster]
  return publishedDocument({ kind: 'film', key: id, body: data, media })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

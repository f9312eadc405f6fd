import { articlePath, mediaInText, videosInText, type PublishedDocument } from '@tessera/content'
import { parseFacts } from '../../fields/facts/facts'
import { toRichText } from '../../rich-text/to-rich-text'
import type { ArticleRow } from '../row-schemas/article-row'
import { createDocument } from './create-document'

/** Null for a draft, and for an article without an address. */
export function toArticle(row: ArticleRow): PublishedDocument | null {
  if (row._status !== 'published' || !row.slug || !row.title) return null
  const { slug, title, excerpt, author, date, dateEnd, dateText, cover, terms, updatedAt } = row
  const body = toRichText(row.body)
  const furtherImages = [...new Set(row.furtherImages)].filter((image) => image !== cover)
  return createDocument({
    kind: 'article',
    key: row.id,
    path: articlePath(slug),
    body: {
      slug,
      title,
      excerpt,
      author,
      date,
      ...(date && dateEnd && { dateEnd }),
      ...(date && dateText && { dateText }),
      cover,
      ...(furtherImages.length > 0 && { furtherImages }),
      terms,
      facts: [...parseFacts(row.facts)],
      proportions: toProportions(row.proportions),
      body,
      modified: updatedAt,
    },
    media: [...(cover ? [cover] : []), ...furtherImages, ...mediaInText(body)],
    videos: videosInText(body),
  })
}

function toProportions(size: ArticleRow['proportions']) {
  const { width, height } = size ?? {}
  return width && height && width > 0 && height > 0 ? { width, height } : null
}

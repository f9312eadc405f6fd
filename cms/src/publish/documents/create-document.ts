import {
  DEFAULT_LOCALE,
  type DocumentBody,
  type DocumentKind,
  type PublishedDocument,
} from '@tessera/content'
import { formatUses } from '@tessera/content/store'

interface DocumentOptions<K extends DocumentKind> {
  readonly kind: K
  readonly key: string
  readonly path?: string
  readonly body: DocumentBody<K>
  /** Ids of the images and videos that the document shows. */
  readonly media?: readonly string[]
  readonly videos?: readonly string[]
}

/** A document ready to compare with what is published. The caller sets its locale. */
export function createDocument<K extends DocumentKind>(
  options: DocumentOptions<K>,
): PublishedDocument {
  const { kind, key, path = null, body, media = [], videos = [] } = options
  return { kind, key, locale: DEFAULT_LOCALE, path, body, uses: formatUses(media, videos) }
}

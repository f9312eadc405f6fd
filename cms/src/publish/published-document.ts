import {
  DEFAULT_LOCALE,
  type DocumentBody,
  type DocumentKind,
  type PublishedDocument,
} from '@tessera/content'
import { formatUses } from '@tessera/content/store'

interface Parts<K extends DocumentKind> {
  readonly kind: K
  readonly key: string
  readonly path?: string
  readonly body: DocumentBody<K>
  /** Ids of the images and videos it shows. */
  readonly media?: readonly string[]
  readonly videos?: readonly string[]
}

/** A document ready to be compared with what is published. */
export function publishedDocument<K extends DocumentKind>(parts: Parts<K>): PublishedDocument {
  const { kind, key, path = null, body, media = [], videos = [] } = parts
  return { kind, key, locale: DEFAULT_LOCALE, path, body, uses: formatUses(media, videos) }
}

import type { PageBlock } from '@tessera/content'
import type { Documents } from '../layout/documents'
import { Lines } from './Lines'

/** A quotation and its author. */
export function QuoteBlock({
  block: { text, attribution, to },
  documents,
}: {
  readonly block: Extract<PageBlock, { type: 'quote' }>
  readonly documents: Documents
}) {
  const href = to && documents.hrefOf(to)
  return (
    <figure className="quote-block">
      <blockquote>
        <p>
          <Lines text={text} />
        </p>
      </blockquote>
      {attribution && (
        <figcaption>{href ? <a href={href}>{attribution}</a> : attribution}</figcaption>
      )}
    </figure>
  )
}

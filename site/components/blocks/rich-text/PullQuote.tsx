import type { RichTextBlock } from '@tessera/content'
import type { Documents } from '../../layout/documents'
import { Inlines } from './Inlines'

/** A passage of the text, set large within it. */
export function PullQuote({
  block: { children, attribution },
  documents,
}: {
  readonly block: Extract<RichTextBlock, { type: 'pullQuote' }>
  readonly documents: Documents
}) {
  return (
    <figure className="pull-quote text-figure">
      <blockquote>
        <p>
          <Inlines content={children} documents={documents} />
        </p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  )
}

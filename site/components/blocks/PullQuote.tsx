import type { RichTextBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { Inlines } from '../Inlines'

/** Words of the text, set large in it. */
export function PullQuote({
  block: { children, attribution },
  documents,
}: {
  readonly block: Extract<RichTextBlock, { type: 'pullQuote' }>
  readonly documents: Documents
}) {
  return (
    <figure className="pull-quote">
      <blockquote>
        <p>
          <Inlines content={children} documents={documents} />
        </p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  )
}

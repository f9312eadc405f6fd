import type { PageBlock } from '@tessera/content'
import type { Documents } from '../layout/documents'
import { Lines } from './Lines'

/** A title, a text and links. Links to unpublished documents are left out. */
export function CallToActionBlock({
  block: { title, text, links },
  documents,
}: {
  readonly block: Extract<PageBlock, { type: 'callToAction' }>
  readonly documents: Documents
}) {
  const shown = links.flatMap(({ to, ...link }) => {
    const href = documents.hrefOf(to)
    return href === null ? [] : [{ ...link, href }]
  })
  return (
    <div className="call-to-action">
      <div>
        <h2>{title}</h2>
        {text && (
          <p>
            <Lines text={text} />
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <p className="call-links">
          {shown.map(({ label, href, appearance }, index) => (
            <a key={index} href={href} data-appearance={appearance}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

import type { Page } from '@tessera/content'
import { RichText } from '../components/RichText'
import type { Documents } from './chrome'
import { seenFromElsewhere } from './seen-from-elsewhere'

/** A page within the lightbox: its title and texts. A gallery needs the room of a page: here is the way to it. */
export function PageFragment({
  page: { title, blocks },
  path,
  documents,
}: {
  readonly page: Page
  readonly path: string
  readonly documents: Documents
}) {
  return (
    <article data-fragment="" className="page">
      <h1 className="page-title">{title}</h1>
      <div className="rich-text">
        {blocks.map((block, index) =>
          block.type === 'richText' ? (
            <RichText
              key={index}
              content={block.content}
              documents={seenFromElsewhere(documents, path)}
            />
          ) : (
            <p key={index}>
              <a href={`${path}#${block.id}`}>{block.title}</a>
            </p>
          ),
        )}
      </div>
    </article>
  )
}

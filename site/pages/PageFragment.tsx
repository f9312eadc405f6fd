import type { Page } from '@tessera/content'
import { Block } from '../components/blocks/Block'
import type { Documents } from './chrome'
import { seenFromElsewhere } from './seen-from-elsewhere'

/** A page within the lightbox: its title and blocks. A gallery needs the room of a page: here is the way to it. */
export function PageFragment({
  page: { title, blocks },
  path,
  documents,
}: {
  readonly page: Page
  readonly path: string
  readonly documents: Documents
}) {
  const elsewhere = seenFromElsewhere(documents, path)
  return (
    <article data-fragment="" className="page">
      <h1 className="page-title">{title}</h1>
      {blocks.map((block, index) =>
        block.type === 'gallery' ? (
          <p key={index}>
            <a href={`${path}#${block.id}`}>{block.title}</a>
          </p>
        ) : (
          <Block key={index} block={block} documents={elsewhere} />
        ),
      )}
    </article>
  )
}

import type { Page } from '@tessera/content'
import { Block } from '../blocks/Block'
import type { Documents } from '../layout/documents'
import { fragmentDocuments } from './fragment-documents'

/** A page in the lightbox: its title and blocks, with links to its galleries. */
export function PageFragment({
  page: { title, blocks },
  path,
  documents,
}: {
  readonly page: Page
  readonly path: string
  readonly documents: Documents
}) {
  const inFragment = fragmentDocuments(documents, path)
  return (
    <article data-fragment="" className="page">
      <h1 className="page-title">{title}</h1>
      {blocks.map((block, index) =>
        block.type === 'gallery' ? (
          <p key={index}>
            <a href={`${path}#${block.id}`}>{block.title}</a>
          </p>
        ) : (
          <Block key={index} block={block} documents={inFragment} />
        ),
      )}
    </article>
  )
}

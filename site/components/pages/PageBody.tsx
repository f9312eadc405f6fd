import type { PageBlock } from '@tessera/content'
import type { ReactNode } from 'react'
import { Block } from '../blocks/Block'
import type { Documents } from '../layout/documents'

/** A page of blocks. */
export function PageBody({
  title,
  showTitle,
  blocks,
  galleries,
  documents,
}: {
  readonly title: string
  readonly showTitle: boolean
  readonly blocks: readonly PageBlock[]
  /** Rendered galleries by the id of their block. */
  readonly galleries: ReadonlyMap<string, ReactNode>
  readonly documents: Documents
}) {
  return (
    <div className="page">
      <h1 className={showTitle ? 'page-title' : 'visually-hidden'}>{title}</h1>
      {blocks.map((block, index) =>
        block.type === 'gallery' ? (
          galleries.get(block.id)
        ) : (
          <Block key={index} {...{ block, documents }} />
        ),
      )}
    </div>
  )
}

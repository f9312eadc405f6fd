import type { PageBlock } from '@tessera/content'
import type { ReactNode } from 'react'
import { Block } from '../components/blocks/Block'
import type { Documents } from './chrome'

/** A page made of blocks. Galleries come as finished markup, by their block's place. */
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

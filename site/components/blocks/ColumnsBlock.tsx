import type { PageBlock } from '@tessera/content'
import type { Documents } from '../layout/documents'
import { Block } from './Block'

/** Columns of simple blocks, below one another on narrow screens. */
export function ColumnsBlock({
  block: { columns },
  documents,
}: {
  readonly block: Extract<PageBlock, { type: 'columns' }>
  readonly documents: Documents
}) {
  return (
    <div className="columns-block" data-columns={columns.length}>
      {columns.map((blocks, index) => (
        <div key={index}>
          {blocks.map((block, index) => (
            <Block key={index} {...{ block, documents }} />
          ))}
        </div>
      ))}
    </div>
  )
}

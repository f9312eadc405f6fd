import type { PageBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { Block } from './Block'

/** Simple blocks side by side; one below the other where there is no room. */
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

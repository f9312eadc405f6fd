import { mediaInBlocks } from '@tessera/content'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { z } from 'zod'
import { toPageBlock } from '../../publish/blocks/to-page-block'
import { blockRow } from '../../publish/row-schemas/block-rows'
import { libraryImage } from '../media-library/library-image'

type Props = Pick<DefaultServerCellComponentProps, 'payload'> & {
  /** Absent in forms: Payload 3.90 also renders the cell of a UI field there. */
  readonly rowData?: DefaultServerCellComponentProps['rowData']
}

/** The first image in the blocks of a page. Galleries that find their works by a rule have none of their own. */
export async function FirstImageCell({ payload, rowData }: Props) {
  if (!rowData) return null
  const source = await findThumbnail(payload, firstImage(rowData['blocks']))
  return source ? <img className="tessera-list-cover" src={source} alt="" loading="lazy" /> : '–'
}

const rows = z.array(blockRow.nullable().catch(null)).catch([])

function firstImage(blocks: unknown): string | undefined {
  const images = rows.parse(blocks).flatMap((row) => {
    if (row?.blockType === 'gallery') return row.pickedImages
    const block = row && toPageBlock(row)
    return block ? mediaInBlocks([block]) : []
  })
  return images[0]
}

/** No access check: the list shows only pages that the user may read. */
async function findThumbnail(payload: Payload, id: string | undefined) {
  if (id === undefined) return undefined
  const image = await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
  return image ? libraryImage.parse(image).variants[0]?.url : undefined
}

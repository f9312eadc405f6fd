import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { CREATED_BY } from '../../access/authors/created-by-field'

type Props = Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> & {
  /** Absent in forms: Payload 3.90 also renders the cell of a UI field there. */
  readonly rowData?: DefaultServerCellComponentProps['rowData']
}

const created = z.object({ [CREATED_BY]: z.object({ name: z.string() }) })

/** Name of the user who created a document. */
export async function CreatorCell({ payload, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  // No access check: the list shows only documents that the user may read.
  const row: unknown = await payload.findByID({
    collection: collectionSlug,
    id: rowData['id'],
    draft: true,
    depth: 1,
    select: { [CREATED_BY]: true },
    populate: { users: { name: true } },
    showHiddenFields: true,
    disableErrors: true,
  })
  return created.safeParse(row).data?.[CREATED_BY].name ?? '–'
}

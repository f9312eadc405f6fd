import type { DefaultServerCellComponentProps } from 'payload'
import { inLocale, languagesOf } from '../../localisation/in-locale'

type Props = Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> & {
  /** Absent in forms: Payload 3.90 also renders the cell of a UI field there. */
  readonly rowData?: DefaultServerCellComponentProps['rowData']
}

/** Lists the languages in which a document is published, such as "en, de". */
export async function LanguagesCell({ payload, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  // No access check: the list shows only documents that the user may read.
  const row: unknown = await payload.findByID({
    collection: collectionSlug,
    id: rowData['id'],
    locale: 'all',
    depth: 0,
    select: { title: true, _status: true },
    disableErrors: true,
  })
  const published = languagesOf({ payload }).filter((locale) => {
    const own = inLocale({ payload }, row, { slug: collectionSlug, locale, fallback: null })
    return own?.['_status'] === 'published' && own['title']
  })
  return <span>{published.join(', ') || '–'}</span>
}

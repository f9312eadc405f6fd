import type { DefaultServerCellComponentProps } from 'payload'
import { inLocale, languagesOf } from '../../localisation/in-locale'

type Props = Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> & {
  /** Payload 3.90 draws the cell of a field without data beside its form, too, where there is no row. */
  readonly rowData?: DefaultServerCellComponentProps['rowData']
}

/** The languages that visitors have a document of a list in: "en, de". */
export async function LanguagesCell({ payload, collectionSlug, rowData }: Props) {
  if (!rowData) return null
  // Of a row that the list shows, so its editor may read it.
  const row: unknown = await payload.findByID({
    collection: collectionSlug,
    id: rowData['id'],
    locale: 'all',
    depth: 0,
    select: { title: true, _status: true },
    disableErrors: true,
  })
  const published = languagesOf({ payload }).filter((locale) => {
    const own = inLocale({ payload }, row, { where: collectionSlug, locale, fallback: null })
    return own?.['_status'] === 'published' && own['title']
  })
  return <span>{published.join(', ') || '–'}</span>
}

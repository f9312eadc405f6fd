import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { OriginalCellInList } from './OriginalCellInList'

/**
 * A word in a list: in the language the editor works in, else in the first that has one, so that what is to be
 * translated can be found.
 */
export async function OriginalCell(props: DefaultServerCellComponentProps<TextFieldClient>) {
  const { cellData, collectionSlug, field, link, linkURL, payload, rowData, viewType } = props
  if (!('name' in field)) return null
  const { name, label } = field
  const shown = cellData || (await firstWords({ payload, collectionSlug, id: rowData['id'], name }))
  return (
    <OriginalCellInList
      cellData={shown}
      collectionSlug={collectionSlug}
      field={{ name, type: 'text', label: typeof label === 'string' ? label : name }}
      link={link}
      linkURL={linkURL}
      rowData={rowData}
      viewType={viewType}
    />
  )
}

interface Words extends Pick<DefaultServerCellComponentProps, 'payload' | 'collectionSlug'> {
  readonly id: number | string
  readonly name: string
}

/** Of a row that the list shows, so its editor may read it. */
async function firstWords({ payload, collectionSlug, id, name }: Words) {
  const row: unknown = await payload.findByID({
    collection: collectionSlug,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    select: { [name]: true },
    disableErrors: true,
  })
  for (const locale of languagesOf({ payload })) {
    const words = inLocale({ payload }, row, { where: collectionSlug, locale, fallback: null })
    if (typeof words?.[name] === 'string' && words[name] !== '') return words[name]
  }
  return undefined
}

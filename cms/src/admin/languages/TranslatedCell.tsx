import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload'
import { inLocale, languagesOf } from '../../localisation/in-locale'
import { TranslatedCellText } from './TranslatedCellText'

/**
 * Shows a localized text in a list: in the edited language, or else in the first language that has it, so that editors
 * can find untranslated documents.
 */
export async function TranslatedCell(props: DefaultServerCellComponentProps<TextFieldClient>) {
  const { cellData, collectionSlug, field, link, linkURL, payload, rowData, viewType } = props
  if (!('name' in field)) return null
  const { name, label } = field
  const text =
    cellData || (await firstTranslation({ payload, collectionSlug, id: rowData['id'], name }))
  return (
    <TranslatedCellText
      cellData={text}
      collectionSlug={collectionSlug}
      field={{ name, type: 'text', label: typeof label === 'string' ? label : name }}
      link={link}
      linkURL={linkURL}
      rowData={rowData}
      viewType={viewType}
    />
  )
}

interface LocalizedField extends Pick<
  DefaultServerCellComponentProps,
  'payload' | 'collectionSlug'
> {
  readonly id: number | string
  readonly name: string
}

/** The field in the first language that has it. No access check: the list shows only documents that the user may read. */
async function firstTranslation({ payload, collectionSlug, id, name }: LocalizedField) {
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
    const translation = inLocale({ payload }, row, {
      slug: collectionSlug,
      locale,
      fallback: null,
    })
    const text = translation?.[name]
    if (typeof text === 'string' && text !== '') return text
  }
  return undefined
}

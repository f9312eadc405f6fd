import type { ColumnRole } from '../../../../../scripts/import/mapping/columns/role-names.mjs'
import type { Plan } from '../../../imports/job'

/** In the order of the menu. */
export const ROLE_LABELS: Readonly<Record<ColumnRole, string>> = {
  none: 'Not imported',
  title: 'Title',
  excerpt: 'Description',
  body: 'Text',
  html: 'Text with HTML',
  date: 'Date',
  author: 'Author',
  images: 'Image files',
  filter: 'Filter',
  fact: 'Fact',
  key: 'Key: identifies the row',
  slug: 'Address',
  width: 'Width of the work',
  height: 'Height of the work',
}

interface TargetLabel {
  readonly label: string
  readonly hint: string
}

export const TARGETS: Readonly<
  Record<'articles' | 'images', readonly (TargetLabel & { readonly value: Plan['target'] })[]>
> = {
  articles: [
    {
      value: 'gallery',
      label: 'Publish, with a gallery',
      hint: 'A new page shows all of them with their filters.',
    },
    {
      value: 'articles',
      label: 'Publish, without a gallery',
      hint: 'Galleries that show all articles show them.',
    },
    { value: 'drafts', label: 'Keep as drafts', hint: 'Nobody sees them before you publish.' },
  ],
  images: [
    {
      value: 'gallery',
      label: 'In a folder of Media, with a gallery',
      hint: 'A new page shows those that have an alt text.',
    },
    {
      value: 'articles',
      label: 'In a folder of Media',
      hint: 'Galleries show them when you choose so.',
    },
  ],
}

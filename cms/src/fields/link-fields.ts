import type { Field, TextField } from 'payload'
import { validateLinkAddress } from './link-address'

/** What a link in a menu may be. A heading only opens the links below it. */
const KINDS = {
  document: 'Page or article',
  url: 'Address',
  heading: 'Nowhere: a heading over the links below',
} as const

interface LinkOptions {
  /** May it be a heading? */
  readonly heading?: boolean
}

/** One link of a menu: its words, and where it leads. */
export const linkFields = ({ heading = false }: LinkOptions = {}): Field[] => [
  label(),
  {
    name: 'kind',
    label: 'Leads to',
    type: 'radio',
    required: true,
    defaultValue: 'document',
    options: Object.entries(KINDS)
      .filter(([value]) => heading || value !== 'heading')
      .map(([value, label]) => ({ value, label })),
    admin: { description: 'A page or article stays linked when its address changes.' },
  },
  {
    name: 'document',
    label: KINDS.document,
    type: 'relationship',
    relationTo: ['pages', 'articles'],
    admin: {
      condition: (_, item) => kindOf(item) === 'document',
      description: 'Where the link goes; it is left out while that is not published.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      kindOf(siblingData) !== 'document' || leadsSomewhere(value)
        ? true
        : 'Choose a page or an article.',
  },
  {
    name: 'url',
    label: 'Address',
    type: 'text',
    maxLength: 2000,
    admin: {
      condition: (_, item) => kindOf(item) === 'url',
      description: 'Such as https://example.org, /work or #contact.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      kindOf(siblingData) !== 'url' || validateLinkAddress(value),
  },
]

const label = (): TextField => ({
  name: 'label',
  type: 'text',
  required: true,
  maxLength: 60,
  admin: { description: 'The words of the link.' },
})

/** What has been emptied may still say which collection it was of. */
export const leadsSomewhere = (value: unknown): boolean =>
  typeof value === 'object' && value && 'value' in value ? value.value != null : Boolean(value)

/** Rows made before there were kinds are documents. */
const kindOf = (item: unknown): keyof typeof KINDS => {
  const kind = typeof item === 'object' && item && 'kind' in item ? item.kind : null
  return kind === 'url' || kind === 'heading' ? kind : 'document'
}

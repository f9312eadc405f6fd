import type { Field, TextField } from 'payload'
import { pickFromLists } from '../pick-from-lists'
import { validateLinkUrl } from './validate-link-url'

/** Kinds of links. A heading has no target; it opens the links below it. */
const KIND_LABELS = {
  document: 'Page or article',
  url: 'Address',
  heading: 'Nothing (heading of the links below)',
} as const

interface LinkOptions {
  /** Whether the kind `heading` is available. */
  readonly heading?: boolean
}

/** A label and a target. */
export const linkFields = ({ heading = false }: LinkOptions = {}): Field[] => [
  label(),
  {
    name: 'kind',
    label: 'Link to',
    type: 'radio',
    required: true,
    defaultValue: 'document',
    options: Object.entries(KIND_LABELS)
      .filter(([value]) => heading || value !== 'heading')
      .map(([value, label]) => ({ value, label })),
    admin: { description: 'A link to a page or article still works after its address changes.' },
  },
  {
    name: 'document',
    label: KIND_LABELS.document,
    type: 'relationship',
    relationTo: ['pages', 'articles'],
    admin: {
      ...pickFromLists(),
      condition: (_, item) => kindOf(item) === 'document',
      description: 'Target of the link. The link is hidden while the target is not published.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      kindOf(siblingData) !== 'document' || hasTarget(value)
        ? true
        : 'Select a page or an article.',
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
      kindOf(siblingData) !== 'url' || validateLinkUrl(value),
  },
]

const label = (): TextField => ({
  name: 'label',
  type: 'text',
  required: true,
  maxLength: 60,
  admin: { description: 'Text of the link.' },
})

/** A cleared polymorphic relationship is `{ relationTo, value: null }`. */
export const hasTarget = (value: unknown): boolean =>
  typeof value === 'object' && value && 'value' in value ? value.value != null : Boolean(value)

const kindOf = (item: unknown): keyof typeof KIND_LABELS => {
  const kind = typeof item === 'object' && item && 'kind' in item ? item.kind : null
  return kind === 'url' || kind === 'heading' ? kind : 'document'
}

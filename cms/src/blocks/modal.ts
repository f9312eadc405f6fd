import type { Block } from 'payload'
import type { Editors } from '../fields/rich-text'
import { blockAdmin } from './block-admin'

/** Part of an address, after `#modal-`. */
const NAME = /^[a-z][a-z0-9-]*$/

/** A text that opens over the page. */
export const modalBlock = (editors: Editors): Block => ({
  slug: 'modal',
  labels: { singular: 'Dialog', plural: 'Dialogs' },
  admin: blockAdmin('modal', 'Dialog'),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'The heading of the dialog.' },
    },
    {
      name: 'modalId',
      label: 'Name in links',
      type: 'text',
      required: true,
      maxLength: 40,
      validate: (value: unknown) =>
        (typeof value === 'string' && NAME.test(value)) ||
        'Begin with a small letter; use small letters, digits and hyphens.',
      admin: {
        components: { Field: '/admin/modal-name/ModalNameField#ModalNameField' },
        description:
          'A link to #modal- and this name, in any text of this page, opens it: "post" is opened by #modal-post.',
      },
    },
    {
      name: 'buttonLabel',
      label: 'Button label',
      type: 'text',
      maxLength: 100,
      admin: { description: 'Empty for a dialog that only links open.' },
    },
    {
      name: 'content',
      type: 'richText',
      editor: editors.article,
      required: true,
      admin: { description: 'What the dialog shows.' },
    },
  ],
})

import { modalBlock as publishedModal } from '@tessera/content'
import type { Block } from 'payload'
import type { Editors } from '../fields/editors'
import { MAX_ID_LENGTH } from '../admin/block-ids/suggest-id'
import { blockAdmin } from './admin/block-admin'

/** A dialog, opened by its button or by links to `#modal-<modalId>`. */
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
      admin: { description: 'Heading of the dialog.' },
    },
    {
      name: 'modalId',
      label: 'ID in links',
      type: 'text',
      required: true,
      maxLength: MAX_ID_LENGTH,
      validate: (value: unknown) =>
        publishedModal.shape.id.safeParse(value).success ||
        'Start with a lowercase letter; use lowercase letters, digits and hyphens.',
      admin: {
        components: { Field: '/admin/block-ids/ModalIdField#ModalIdField' },
        description:
          'Links on this page open the dialog by this ID: a link to #modal-post opens the dialog “post”. Created from the title.',
      },
    },
    {
      name: 'buttonLabel',
      label: 'Button label',
      type: 'text',
      maxLength: 100,
      admin: { description: 'Without a label there is no button; only links open the dialog.' },
    },
    {
      name: 'content',
      type: 'richText',
      editor: editors.article,
      required: true,
      admin: { description: 'Content of the dialog.' },
    },
  ],
})

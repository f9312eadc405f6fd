import type { Block } from 'payload'
import { linkFields } from '../fields/link-fields'
import { titledRows } from '../fields/row-title'
import { blockAdmin } from './block-admin'

/** What visitors are asked to do. */
export const callToActionBlock = (): Block => ({
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: blockAdmin('callToAction', 'Call to action'),
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What it is about, in a few words.' },
    },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'One or two sentences more; may be empty.' },
    },
    {
      name: 'links',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 3,
      labels: { singular: 'Link', plural: 'Links' },
      defaultValue: [{}],
      admin: {
        description: 'The first one is what most visitors should do.',
        components: titledRows('Link'),
      },
      fields: [
        ...linkFields(),
        {
          name: 'appearance',
          label: 'Looks like',
          type: 'select',
          required: true,
          defaultValue: 'button',
          options: [
            { value: 'button', label: 'Button' },
            { value: 'link', label: 'Link' },
          ],
          admin: {
            isClearable: false,
            description: 'One button is enough: of two, none stands out.',
          },
        },
      ],
    },
  ],
})

import type { Block } from 'payload'
import { linkFields } from '../fields/link/link-fields'
import { rowLabels } from '../fields/row-labels'
import { blockAdmin } from './admin/block-admin'

/** A title, a text and up to three links. */
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
      admin: { description: 'Heading, in a few words.' },
    },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'One or two sentences; optional.' },
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
        description: 'Up to three links. Put the most important one first.',
        components: rowLabels('Link'),
      },
      fields: [
        ...linkFields(),
        {
          name: 'appearance',
          label: 'Appearance',
          type: 'select',
          required: true,
          defaultValue: 'button',
          options: [
            { value: 'button', label: 'Button' },
            { value: 'link', label: 'Link' },
          ],
          admin: {
            isClearable: false,
            description: 'Use one button at most, so that it stands out.',
          },
        },
      ],
    },
  ],
})

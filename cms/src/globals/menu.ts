import type { GlobalConfig } from 'payload'
import { nobody, signedIn } from '../access/roles'
import { linkFields } from '../fields/link-fields'
import { titledRows } from '../fields/row-title'
import { publishGlobal } from '../publish/hooks'

const WARNINGS = '/admin/link-warnings/LinkWarnings#LinkWarnings'

/** What fits beside a name on a desk, and what a visitor reads at one look. */
const MOST_ITEMS = 20
const MOST_SUB_ITEMS = 12

/** The links in the header. */
export const menu = (): GlobalConfig => ({
  slug: 'menu',
  label: 'Menu',
  admin: { group: 'Site', description: 'The links in the header of every page.' },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
  hooks: { afterChange: [publishGlobal('menu')] },
  fields: [
    { name: 'warnings', type: 'ui', admin: { components: { Field: WARNINGS } } },
    {
      name: 'items',
      label: 'Links in the header',
      type: 'array',
      localized: true,
      maxRows: MOST_ITEMS,
      labels: { singular: 'Link', plural: 'Links' },
      admin: { description: 'Drag the links into order.', components: titledRows('Link') },
      fields: [
        ...linkFields({ heading: true }),
        {
          // Not "items" once more: Payload names relations of tables by it.
          name: 'links',
          label: 'Links below it',
          type: 'array',
          maxRows: MOST_SUB_ITEMS,
          labels: { singular: 'Link', plural: 'Links' },
          admin: {
            description: 'A menu of its own, which opens with a click.',
            components: titledRows('Link'),
          },
          fields: linkFields(),
          validate: (rows: unknown, { siblingData }: { siblingData: object }) =>
            isHeading(siblingData) && isEmpty(rows)
              ? 'Add a link below, or choose where the heading itself leads.'
              : true,
        },
      ],
    },
  ],
})

const isHeading = (item: object) => 'kind' in item && item.kind === 'heading'

/** Payload's form gives the number of rows, its other doors the rows. */
const isEmpty = (rows: unknown) => !rows || (Array.isArray(rows) && rows.length === 0)

import type { GlobalConfig } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { linkFields } from '../fields/link/link-fields'
import { rowLabels } from '../fields/row-labels'
import { publishGlobal } from '../publish/hooks'

const WARNINGS = '/admin/warnings/LinkWarnings#LinkWarnings'

/** As many as fit beside the site's name on a desktop screen. */
const MAX_ITEMS = 20
const MAX_SUBMENU_ITEMS = 12

/** The main menu, in the header of every page. */
export const menu = (): GlobalConfig => ({
  slug: 'menu',
  label: 'Menu',
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Site',
    description: 'Links in the header of every page.',
  },
  access: { read: signedIn, update: onlyEditors },
  hooks: { afterChange: [publishGlobal('menu')] },
  fields: [
    { name: 'warnings', type: 'ui', admin: { components: { Field: WARNINGS } } },
    {
      name: 'items',
      label: 'Links in the header',
      type: 'array',
      localized: true,
      maxRows: MAX_ITEMS,
      labels: { singular: 'Link', plural: 'Links' },
      admin: { description: 'Drag to order.', components: rowLabels('Link') },
      fields: [
        ...linkFields({ heading: true }),
        {
          // Not `items` again: Payload derives the names of table relations from it.
          name: 'links',
          label: 'Submenu',
          type: 'array',
          maxRows: MAX_SUBMENU_ITEMS,
          labels: { singular: 'Link', plural: 'Links' },
          admin: {
            description: 'Opens when the link is clicked.',
            components: rowLabels('Link'),
          },
          fields: linkFields(),
          validate: (rows: unknown, { siblingData }: { siblingData: object }) =>
            isHeading(siblingData) && isEmpty(rows)
              ? 'Add a link to the submenu, or select a target for the heading.'
              : true,
        },
      ],
    },
  ],
})

const isHeading = (item: object) => 'kind' in item && item.kind === 'heading'

/** The form passes the number of rows; the APIs pass the rows. */
const isEmpty = (rows: unknown) => !rows || (Array.isArray(rows) && rows.length === 0)

import type { GlobalConfig } from 'payload'
import { linkTarget } from '@tessera/content'
import { nobody, signedIn } from '../access/roles'
import { publishGlobal } from '../publish/hooks'

/** The links in the header. */
export const menu = (): GlobalConfig => ({
  slug: 'menu',
  label: 'Menu',
  admin: { group: 'Site', description: 'The links in the header of every page.' },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
  hooks: { afterChange: [publishGlobal('menu')] },
  fields: [
    {
      name: 'items',
      type: 'array',
      localized: true,
      maxRows: 20,
      labels: { singular: 'Link', plural: 'Links' },
      admin: { description: 'Drag the links into order.' },
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'The words of the link.' },
        },
        {
          name: 'kind',
          type: 'radio',
          required: true,
          defaultValue: 'document',
          options: [
            { value: 'document', label: 'Page or article' },
            { value: 'url', label: 'Address' },
          ],
          admin: { description: 'A page or article stays linked when its address changes.' },
        },
        {
          name: 'document',
          type: 'relationship',
          relationTo: ['pages', 'articles'],
          admin: {
            condition: (_, item) => item?.['kind'] !== 'url',
            description: 'Where the link goes; it is left out while that is not published.',
          },
          validate: (value: unknown, { siblingData }: { siblingData: object }) =>
            isUrl(siblingData) || value ? true : 'Choose a page or an article.',
        },
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          maxLength: 2000,
          admin: {
            condition: (_, item) => item?.['kind'] === 'url',
            description: 'Such as https://example.org, /work or #contact.',
          },
          validate: (value: unknown, { siblingData }: { siblingData: object }) =>
            !isUrl(siblingData) || linkTarget.safeParse({ href: value }).success
              ? true
              : 'Write an address that starts with https://, http://, mailto:, tel:, / or #.',
        },
      ],
    },
  ],
})

const isUrl = (item: object) => 'kind' in item && item.kind === 'url'

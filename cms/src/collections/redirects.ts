import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { leadsSomewhere } from '../fields/link-fields'
import { importBatchField } from '../fields/import-batch'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { keepRedirectSound } from '../redirects/keep-redirect-sound'
import { isNewAddress } from '../redirects/new-address'
import { readOldPath, type Place } from '../redirects/old-path'

/** Addresses of before that lead on. Renamed pages and articles need none: theirs follow by themselves. */
export const redirects = (place: Place): CollectionConfig => ({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'status', 'updatedAt'],
    description:
      'Old addresses that lead on, such as those of an earlier site. Renamed pages and articles redirect by themselves.',
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  hooks: {
    beforeChange: [keepRedirectSound(place)],
    afterChange: [publishAfterChange('redirect')],
    afterDelete: [publishAfterDelete('redirect')],
  },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 1000,
      admin: { description: 'A path of this site, such as /shop/prints.' },
      validate: (value: unknown) => {
        const read = readOldPath(typeof value === 'string' ? value : '', place)
        return 'problem' in read ? read.problem : true
      },
    },
    {
      name: 'kind',
      label: 'Leads to',
      type: 'radio',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'Page or article' },
        { value: 'url', label: 'Address' },
      ],
      admin: { description: 'A page or article is found wherever it moves.' },
    },
    {
      name: 'document',
      label: 'Page or article',
      type: 'relationship',
      relationTo: ['pages', 'articles'],
      admin: {
        condition: (_, item) => item?.['kind'] !== 'url',
        description: 'Where it leads; while that is not published, nothing is redirected.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: object }) =>
        isUrl(siblingData) || leadsSomewhere(value) ? true : 'Choose a page or an article.',
    },
    {
      name: 'url',
      label: 'New address',
      type: 'text',
      maxLength: 2000,
      admin: {
        condition: (_, item) => item?.['kind'] === 'url',
        description: 'Such as https://example.org/prints or /work.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: object }) =>
        !isUrl(siblingData) || isNewAddress(value)
          ? true
          : 'Write an address that starts with https://, http:// or /.',
    },
    {
      name: 'status',
      label: 'For how long',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'For good (301)' },
        { value: '302', label: 'For the time being (302)' },
      ],
      admin: {
        isClearable: false,
        description: 'Search engines take the new address over only when it is for good.',
      },
    },
    importBatchField(),
  ],
})

const isUrl = (item: object) => 'kind' in item && item.kind === 'url'

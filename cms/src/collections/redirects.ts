import type { CollectionConfig } from 'payload'
import { hiddenFromAuthors, onlyEditors, signedIn } from '../access/roles'
import { hasTarget } from '../fields/link/link-fields'
import { importBatchField } from '../fields/import-batch'
import { pickFromLists } from '../fields/pick-from-lists'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { validateRedirect } from '../redirects/validate-redirect'
import { isRedirectTarget } from '../redirects/is-redirect-target'
import { parseSourcePath, type RedirectSite } from '../redirects/parse-source-path'

/** Redirects from old addresses. Renamed pages and articles get theirs automatically. */
export const redirects = (site: RedirectSite): CollectionConfig => ({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    hidden: hiddenFromAuthors,
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'status', 'updatedAt'],
    description:
      'Redirects from old addresses, such as those of a previous site. Renamed pages and articles redirect automatically.',
  },
  access: { create: onlyEditors, read: signedIn, update: onlyEditors, delete: onlyEditors },
  hooks: {
    beforeChange: [validateRedirect(site)],
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
        const parsed = parseSourcePath(typeof value === 'string' ? value : '', site)
        return 'problem' in parsed ? parsed.problem : true
      },
    },
    {
      name: 'kind',
      label: 'Redirect to',
      type: 'radio',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'Page or article' },
        { value: 'url', label: 'Address' },
      ],
      admin: {
        description: 'A redirect to a page or article still works after its address changes.',
      },
    },
    {
      name: 'document',
      label: 'Page or article',
      type: 'relationship',
      relationTo: ['pages', 'articles'],
      admin: {
        ...pickFromLists(),
        condition: (_, item) => item?.['kind'] !== 'url',
        description: 'Target of the redirect. It is inactive while the target is not published.',
      },
      validate: (value: unknown, { siblingData }: { siblingData: object }) =>
        isUrl(siblingData) || hasTarget(value) ? true : 'Select a page or an article.',
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
        !isUrl(siblingData) || isRedirectTarget(value)
          ? true
          : 'Enter an address that starts with https://, http:// or /.',
    },
    {
      name: 'status',
      label: 'Type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Permanent (301)' },
        { value: '302', label: 'Temporary (302)' },
      ],
      admin: {
        isClearable: false,
        description: 'Search engines replace the old address only for a permanent redirect.',
      },
    },
    importBatchField(),
  ],
})

const isUrl = (item: object) => 'kind' in item && item.kind === 'url'

import type { GlobalConfig } from 'payload'
import { nobody, signedIn } from '../access/roles'
import { validateHosts } from '../fields/hosts'
import { ownerScriptsField } from '../fields/owner-scripts'
import { requiredInFirst } from '../fields/required-in-first'
import { publishGlobal } from '../publish/hooks'
import { DEFAULT_SITE_NAME, readSiteName } from './site-name'

/** Name and logo of the site. */
export const site = (): GlobalConfig => ({
  slug: 'site',
  label: 'Site',
  admin: {
    group: 'Site',
    description: 'What the site is called, what it shows of others, and what it offers visitors.',
  },
  access: { read: signedIn, update: signedIn, readVersions: nobody },
  hooks: { afterChange: [publishGlobal('site')] },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 100,
      defaultValue: DEFAULT_SITE_NAME,
      hooks: { afterRead: [readSiteName] },
      validate: requiredInFirst,
      admin: { description: 'The name in the header and behind every page’s title.' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: {
        description: 'One sentence for search engines, used where a page has none of its own.',
      },
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Stands beside the name; without one the name stands alone.' },
    },
    {
      name: 'icon',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'A square image for browser tabs and home screens; without one it is the name’s first letter.',
      },
    },
    {
      name: 'search',
      label: 'Visitors can search the site',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'A field in the header, and a page of results. Galleries have a search of their own.',
      },
    },
    {
      name: 'related',
      label: 'Related articles below an article',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Up to four that have most terms, or the author, in common with it.' },
    },
    {
      name: 'feeds',
      type: 'select',
      defaultValue: 'full',
      options: [
        { value: 'full', label: 'The whole text' },
        { value: 'excerpt', label: 'The excerpt' },
        { value: 'off', label: 'No feeds' },
      ],
      admin: {
        isClearable: false,
        description:
          'What feed readers are given of an article. Every page with a gallery has feeds.',
      },
    },
    {
      name: 'frameHosts',
      label: 'Sites whose pages may be shown',
      type: 'textarea',
      maxLength: 2000,
      validate: (value: string | null | undefined) => validateHosts(value),
      admin: {
        description:
          'In the lightbox and in embeds; one a line, such as "vimeo.com" or "www.openstreetmap.org". Links to all others leave the page.',
        rows: 3,
      },
    },
    ownerScriptsField(),
  ],
})

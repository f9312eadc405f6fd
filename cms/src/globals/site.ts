import type { GlobalConfig } from 'payload'
import { hiddenFromEditors, onlyAdmins, signedIn } from '../access/roles'
import { validateHosts } from '../fields/hosts/hosts'
import { ownerScriptsField } from '../fields/owner-scripts'
import { requiredInFirstLanguage } from '../fields/required-in-first-language'
import { publishGlobal } from '../publish/hooks'
import { fallBackToFirstSiteName } from '../localisation/fall-back-to-first-site-name'

export const DEFAULT_SITE_NAME = 'Tessera'

/** Settings of the site. */
export const site = (): GlobalConfig => ({
  slug: 'site',
  label: 'Site',
  admin: {
    hidden: hiddenFromEditors,
    group: 'Site',
    description: 'Name, logo, search, feeds, allowed frames and scripts.',
  },
  access: { read: signedIn, update: onlyAdmins },
  hooks: { afterChange: [publishGlobal('site')] },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 100,
      defaultValue: DEFAULT_SITE_NAME,
      hooks: { afterRead: [fallBackToFirstSiteName] },
      validate: requiredInFirstLanguage,
      admin: { description: 'Name in the header, and after the title of every page.' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: {
        description: 'One sentence for search engines, for pages without their own description.',
      },
    },
    {
      name: 'logo',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown beside the name; optional.' },
    },
    {
      name: 'icon',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Square image for browser tabs and home screens. Without one, the first letter of the name is used.',
      },
    },
    {
      name: 'search',
      label: 'Site search',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Search field in the header and a page of results. Galleries have their own search.',
      },
    },
    {
      name: 'related',
      label: 'Related articles',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Up to four articles below each article, with the most terms or the author in common.',
      },
    },
    {
      name: 'feeds',
      type: 'select',
      defaultValue: 'full',
      options: [
        { value: 'full', label: 'Full text' },
        { value: 'excerpt', label: 'Excerpt' },
        { value: 'off', label: 'No feeds' },
      ],
      admin: {
        isClearable: false,
        description: 'What feeds contain of an article. Every page with a gallery has feeds.',
      },
    },
    {
      name: 'frameHosts',
      label: 'Sites allowed in frames',
      type: 'textarea',
      maxLength: 2000,
      validate: (value: string | null | undefined) => validateHosts(value),
      admin: {
        description:
          'Sites that the lightbox and embeds may show in a frame. One per line, such as "vimeo.com" or "www.openstreetmap.org".',
        rows: 3,
      },
    },
    ownerScriptsField(),
  ],
})

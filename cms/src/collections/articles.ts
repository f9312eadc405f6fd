import type { Languages } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { draftVersions } from '../admin/saving/draft-versions'
import { dayAndTime } from '../admin/date-format'
import { validateFacts } from '../fields/facts/facts'
import { documentStateField } from '../fields/document-state/document-state-field'
import { furtherImagesField } from '../fields/image/further-images-field'
import { languagesColumn, languagesField } from '../fields/document-state/languages-field'
import { importBatchField, importKeyField } from '../fields/import-batch'
import type { Editors } from '../fields/editors'
import { setSlug, slugField } from '../fields/slug/slug-field'
import { requireAltText } from '../images/require-alt-text'
import { refusedPublicationsField } from '../fields/document-state/refused-publications-field'
import { titleField } from '../fields/title-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { dropRefused } from '../scheduled-publishing/drop-refused'

/** Articles: stories, works and projects. */
export const articles = (editors: Editors, languages: Languages): CollectionConfig => ({
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: [
      ...['title', 'cover', 'date', 'author', 'terms', '_status'],
      ...languagesColumn(languages),
    ],
    pagination: { defaultLimit: 25 },
    description: 'Stories, works and projects. Galleries show published articles as tiles.',
    listSearchableFields: ['title', 'slug', 'excerpt'],
  },
  defaultSort: '-date',
  access: { read: signedIn, readVersions: signedIn },
  versions: draftVersions(),
  hooks: {
    beforeChange: [
      setSlug({ collection: 'articles', from: 'title', fallback: 'untitled' }),
      requireAltText('articles'),
    ],
    afterChange: [publishAfterChange('article'), dropRefused],
    afterDelete: [publishAfterDelete('article')],
  },
  fields: [
    documentStateField(),
    refusedPublicationsField(),
    titleField({
      maxLength: 500,
      description: 'Heading of the article; also shown on its tile and in search results.',
    }),
    {
      name: 'excerpt',
      type: 'textarea',
      localized: true,
      maxLength: 2000,
      admin: {
        description: 'One or two sentences for the tile, shared links and search engines.',
      },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Image of the tile and in the lightbox. Without one, the tile shows the title in large type.',
      },
    },
    furtherImagesField({
      description:
        'In this order after the cover: on the page of the article, and in the lightbox with the arrow keys.',
    }),
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editors.article,
      admin: {
        description: 'Text of the article. Type / to insert headings, lists, images and more.',
      },
    },
    {
      name: 'facts',
      type: 'textarea',
      localized: true,
      validate: (value: string | null | undefined) => validateFacts(value),
      admin: {
        description:
          'One “Label: value” per line, such as “Medium: Oil on canvas”. A tile without an image shows the first ones.',
        rows: 4,
      },
    },
    {
      name: 'proportions',
      type: 'group',
      admin: {
        description:
          'Width and height of the work, in any unit. A tile without an image uses its aspect ratio.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'width',
              type: 'number',
              min: 0,
              admin: { description: 'Width of the work.', width: '50%' },
            },
            {
              name: 'height',
              type: 'number',
              min: 0,
              admin: { description: 'Height, in the same unit.', width: '50%' },
            },
          ],
        },
      ],
    },
    languagesField(languages),
    {
      name: 'terms',
      type: 'relationship',
      relationTo: 'terms',
      hasMany: true,
      admin: {
        position: 'sidebar',
        description: 'Filter options that show this article in galleries.',
      },
    },
    slugField({
      label: 'Address',
      unique: true,
      localized: true,
      description:
        'The part after /articles/. Created from the title if empty. After a change, the old address redirects here.',
    }),
    {
      name: 'date',
      type: 'date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: dayAndTime,
        description:
          'Shown with the article and used to sort galleries. A future date does not delay publishing.',
      },
    },
    {
      name: 'dateText',
      label: 'Date as written',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: {
        position: 'sidebar',
        description:
          'Shown instead of the date, such as “ca. 1850” or “19th century”. Galleries sort by the date.',
      },
    },
    {
      name: 'dateEnd',
      label: 'Last day',
      type: 'date',
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data?.['dateText'] || data?.['dateEnd']),
        description: 'Of a date that is a range, such as 1848–1852.',
      },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 200,
      defaultValue: ({ user }) => user?.['name'] || undefined,
      admin: {
        position: 'sidebar',
        description: 'Name shown to visitors. No other data of an account is published.',
      },
    },
    importBatchField(),
    importKeyField(),
  ],
})

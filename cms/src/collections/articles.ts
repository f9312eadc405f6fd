import type { Languages } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { validateFacts } from '../fields/facts'
import { languagesColumn, languagesField } from '../fields/languages-field'
import { importBatchField, importKeyField } from '../fields/import-batch'
import type { Editors } from '../fields/rich-text'
import { keepSlug, slugField } from '../fields/slug-field'
import { refuseImagesWithoutAlt } from '../media/refuse-images-without-alt'
import { titleField } from '../fields/title-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'

const KEEP_CHANGES = '/admin/refused-publish/KeepChanges#KeepChanges'

/** What an editor writes. */
export const articles = (editors: Editors, languages: Languages): CollectionConfig => ({
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    group: 'Content',
    components: { edit: { beforeDocumentControls: [KEEP_CHANGES] } },
    useAsTitle: 'title',
    defaultColumns: [
      ...['title', 'terms', 'date', '_status'],
      ...languagesColumn(languages),
      'updatedAt',
    ],
    description: 'Stories, works and projects. Galleries show the published ones as tiles.',
    listSearchableFields: ['title', 'slug', 'excerpt'],
  },
  defaultSort: '-date',
  access: {
    create: signedIn,
    read: signedIn,
    update: signedIn,
    delete: signedIn,
    readVersions: signedIn,
  },
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 1000 }, schedulePublish: true } },
  hooks: {
    beforeChange: [
      keepSlug({ collection: 'articles', from: 'title', fallback: 'untitled' }),
      refuseImagesWithoutAlt('articles'),
    ],
    afterChange: [publishAfterChange('article')],
    afterDelete: [publishAfterDelete('article')],
  },
  fields: [
    titleField({
      maxLength: 500,
      description: 'Shown on the tile, as the heading of the article and in search results.',
    }),
    {
      name: 'excerpt',
      type: 'textarea',
      localized: true,
      maxLength: 2000,
      admin: {
        description: 'One or two sentences for the tile, for shared links and for search engines.',
      },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'The image of the tile and the lightbox. Without one the tile shows the title, set large.',
      },
    },
    {
      name: 'body',
      type: 'richText',
      localized: true,
      editor: editors.article,
      admin: { description: 'The article itself. Type / for headings, lists, images and more.' },
    },
    {
      name: 'facts',
      type: 'textarea',
      localized: true,
      validate: (value: string | null | undefined) => validateFacts(value),
      admin: {
        description:
          'One “Label: value” a line, such as “Medium: Oil on canvas”. A tile without an image shows the first ones.',
        rows: 4,
      },
    },
    {
      name: 'proportions',
      type: 'group',
      admin: {
        description:
          'The size of the thing itself, in any unit: a tile without an image draws its true shape.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'width',
              type: 'number',
              min: 0,
              admin: { description: 'How wide it is.', width: '50%' },
            },
            {
              name: 'height',
              type: 'number',
              min: 0,
              admin: { description: 'How high it is, in the same unit.', width: '50%' },
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
        description: 'Where visitors find this article when they filter a gallery.',
      },
    },
    slugField({
      source: 'title',
      label: 'Address',
      unique: true,
      localized: true,
      description:
        'What stands behind /articles/; made from the title when empty. After a change the old address leads here.',
    }),
    {
      name: 'date',
      type: 'date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'Shown with the article and used to order galleries; it does not publish by itself.',
      },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: 200,
      defaultValue: ({ user }) => user?.['name'] || undefined,
      admin: {
        position: 'sidebar',
        description: 'The name readers see; nothing else of an account is ever shown.',
      },
    },
    importBatchField(),
    importKeyField(),
  ],
})

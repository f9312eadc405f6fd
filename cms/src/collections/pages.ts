import { HOME_SLUG, type Languages } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { galleryPreviewEndpoint } from '../admin/gallery-preview/gallery-preview-endpoint'
import { pageBlocks } from '../blocks/page-blocks'
import { validateGalleryIds } from '../blocks/validate-galleries'
import { validateModalNames } from '../blocks/validate-modals'
import { languagesColumn, languagesField } from '../fields/languages-field'
import { importBatchField } from '../fields/import-batch'
import type { Editors } from '../fields/rich-text'
import { keepSlug, slugField } from '../fields/slug-field'
import { refuseImagesWithoutAlt } from '../media/refuse-images-without-alt'
import { titleField } from '../fields/title-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'

/** Addresses that the programs themselves answer at. */
const RESERVED = [
  ...['admin', 'api', 'articles', 'assets', 'cards', 'feeds', 'galleries', 'healthz', 'icons'],
  ...['media', 'metrics', 'readyz', 'scripts', 'sitemaps'],
]

const KEEP_CHANGES = '/admin/refused-publish/KeepChanges#KeepChanges'

/** A page of the site: galleries and text, one below the other. */
export const pages = (editors: Editors, languages: Languages): CollectionConfig => ({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    components: { edit: { beforeDocumentControls: [KEEP_CHANGES] } },
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', ...languagesColumn(languages), 'updatedAt'],
    description: `Pages are made of blocks, such as galleries and texts. The one whose address is “${HOME_SLUG}” is the front page.`,
  },
  access: {
    create: signedIn,
    read: signedIn,
    update: signedIn,
    delete: signedIn,
    readVersions: signedIn,
  },
  versions: { maxPerDoc: 20, drafts: { autosave: { interval: 1000 }, schedulePublish: true } },
  endpoints: [galleryPreviewEndpoint],
  hooks: {
    beforeChange: [
      keepSlug({ collection: 'pages', from: 'title', fallback: 'page' }),
      refuseImagesWithoutAlt('pages'),
    ],
    afterChange: [publishAfterChange('page')],
    afterDelete: [publishAfterDelete('page')],
  },
  fields: [
    titleField({
      maxLength: 200,
      description: 'The heading of the page and its name in search results.',
    }),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      admin: { description: 'One or two sentences for search engines and shared links.' },
    },
    {
      name: 'blocks',
      type: 'blocks',
      localized: true,
      blocks: pageBlocks(editors),
      validate: (value: unknown) => {
        const galleries = validateGalleryIds(value)
        return galleries === true ? validateModalNames(value) : galleries
      },
      admin: { description: 'What the page shows, from top to bottom. Drag to order.' },
    },
    languagesField(languages),
    {
      name: 'warnings',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/page-warnings/PageWarnings#PageWarnings' },
      },
    },
    slugField({
      source: 'title',
      label: 'Address',
      unique: true,
      localized: true,
      description: `Made from the title when empty; “${HOME_SLUG}” is the front page. After a change the old address leads here.`,
      validate: (slug) =>
        RESERVED.includes(slug) || languages.includes(slug)
          ? `"${slug}" is needed by the program itself. Choose another.`
          : true,
    }),
    {
      name: 'showTitle',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show the title',
      admin: {
        position: 'sidebar',
        description: 'Without it the heading is hidden from sight; screen readers still read it.',
      },
    },
    importBatchField(),
  ],
})

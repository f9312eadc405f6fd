import { HOME_SLUG, type Languages } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { draftVersions } from '../admin/saving/draft-versions'
import { galleryPreviewEndpoint } from '../admin/gallery-preview/server/gallery-preview-endpoint'
import { pageBlocks } from '../blocks/page-blocks'
import { validateGalleryIds } from '../blocks/validation/validate-galleries'
import { validateModalIds } from '../blocks/validation/validate-modals'
import { documentStateField } from '../fields/document-state/document-state-field'
import { languagesColumn, languagesField } from '../fields/document-state/languages-field'
import { creatorColumn, firstImageColumn } from '../fields/list-columns'
import { importBatchField, importKeyField } from '../fields/import-batch'
import type { Editors } from '../fields/editors'
import { setSlug, slugField } from '../fields/slug/slug-field'
import { requireAltText } from '../images/require-alt-text'
import { refusedPublicationsField } from '../fields/document-state/refused-publications-field'
import { titleField } from '../fields/title-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { dropRefused } from '../scheduled-publishing/drop-refused'
import { RESERVED_LOCALIZED_PATHS, RESERVED_PATHS } from '../redirects/reserved-paths'

/** Pages, made of blocks. */
export const pages = (editors: Editors, languages: Languages): CollectionConfig => ({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: [
      ...['title', 'cover', 'slug', 'creator', '_status'],
      ...[...languagesColumn(languages), 'updatedAt'],
    ],
    description: `Pages consist of blocks, such as galleries and texts. The page with the address “${HOME_SLUG}” is the home page.`,
  },
  access: { read: signedIn, readVersions: signedIn },
  versions: draftVersions(),
  endpoints: [galleryPreviewEndpoint],
  hooks: {
    beforeChange: [
      setSlug({ collection: 'pages', from: 'title', fallback: 'page' }),
      requireAltText('pages'),
    ],
    afterChange: [publishAfterChange('page'), dropRefused],
    afterDelete: [publishAfterDelete('page')],
  },
  fields: [
    documentStateField(),
    refusedPublicationsField(),
    titleField({
      maxLength: 200,
      description: 'Heading of the page; also its title in search results.',
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
        return galleries === true ? validateModalIds(value) : galleries
      },
      admin: { description: 'Content of the page, from top to bottom. Drag to order.' },
    },
    languagesField(languages),
    firstImageColumn(),
    creatorColumn(),
    {
      name: 'warnings',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/warnings/PageWarnings#PageWarnings' },
      },
    },
    slugField({
      label: 'Address',
      unique: true,
      localized: true,
      description: `Created from the title if empty; “${HOME_SLUG}” is the home page. After a change, the old address redirects here.`,
      validate: (slug) =>
        isReserved(slug) || languages.includes(slug)
          ? `"${slug}" is reserved. Use another address.`
          : true,
    }),
    {
      name: 'showTitle',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show the title',
      admin: {
        position: 'sidebar',
        description: 'If not set, the heading is visually hidden; screen readers still read it.',
      },
    },
    importBatchField(),
    importKeyField(),
  ],
})

const isReserved = (slug: string) =>
  slug === 'articles' ||
  slug === 'images' ||
  RESERVED_PATHS.has(slug) ||
  RESERVED_LOCALIZED_PATHS.has(slug)

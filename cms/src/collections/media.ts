import { IMAGE_TYPES } from '@tessera/content'
import type { CollectionConfig, Field } from 'payload'
import { signedIn } from '../access/roles'
import { documentStateField } from '../fields/document-state-field'
import { importBatchField } from '../fields/import-batch'
import { setImageSlug } from '../fields/slug/set-image-slug'
import { checkUpload } from '../images/check-upload'
import { confirmTerms } from '../images/metadata/confirm-terms'
import { fillMetadata } from '../images/metadata/fill-metadata'
import { keepFocalPoint } from '../images/keep-focal-point'
import { originalsDir } from '../images/folders'
import { preventDeletingPublishedMedia } from '../hooks/prevent-deleting-published-media'
import { serveOriginal, serveVariant } from '../images/serve-files'
import { recogniseSameFile } from '../images/recognise-same-file'
import { removeFiles, storeFiles } from '../images/store-files'
import { applyView } from '../media-library/apply-view'
import { libraryEndpoints } from '../media-library/endpoints'
import { viewField } from '../media-library/view-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { storedVariants } from '../publish/rows/media-row'
import type { Settings } from '../settings'
import { cameraFields } from './media/camera-fields'
import { creditFields } from './media/credit-fields'
import { descriptionFields } from './media/description-fields'
import { sidebarFields } from './media/sidebar-fields'

const readOnly = { create: () => false, update: () => false }

/** Images. Own file storage: Payload's deletes files before the commit and can overwrite existing names. */
export const media = ({ dataDir }: Settings): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'title', 'alt', 'terms', 'date'],
    description:
      'Images. Empty fields are filled from the file at upload. The originals are private; visitors get smaller copies without the metadata of the file.',
    listSearchableFields: ['filename', 'alt', 'title', 'caption', 'creator'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96, 192] },
    components: {
      views: { list: { Component: '/admin/media-library/MediaLibrary#MediaLibrary' } },
    },
  },
  access: { read: signedIn },
  defaultSort: '-createdAt',
  folders: true,
  upload: {
    disableLocalStorage: true,
    staticDir: originalsDir(dataDir),
    handlers: [serveOriginal(dataDir)],
    mimeTypes: Object.keys(IMAGE_TYPES),
    crop: false,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
  },
  endpoints: [serveVariant(dataDir), ...libraryEndpoints],
  hooks: {
    beforeOperation: [applyView, checkUpload, recogniseSameFile, keepFocalPoint, confirmTerms],
    beforeChange: [fillMetadata, setImageSlug, storeFiles(dataDir)],
    beforeDelete: [preventDeletingPublishedMedia('media')],
    afterChange: [publishAfterChange('media')],
    afterDelete: [publishAfterDelete('media'), removeFiles(dataDir)],
  },
  fields: [
    documentStateField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Description', fields: descriptionFields() },
        { label: 'Credit and licence', fields: creditFields() },
        { label: 'Camera and place', fields: cameraFields() },
      ],
    },
    ...sidebarFields(),
    ...computedFields(),
    viewField(),
    importBatchField(),
  ],
})

const computedFields = (): Field[] => [
  {
    name: 'thumbHash',
    type: 'text',
    access: readOnly,
    admin: { hidden: true, description: 'Blurred preview, about 25 bytes.' },
  },
  {
    name: 'edgeColour',
    type: 'text',
    access: readOnly,
    admin: { hidden: true, description: 'Colour of the edges, such as "#f2ead8".' },
  },
  {
    name: 'fileHash',
    type: 'text',
    index: true,
    access: readOnly,
    admin: { hidden: true, description: 'SHA-256 hash of the uploaded file.' },
  },
  {
    name: 'variants',
    type: 'json',
    access: readOnly,
    admin: { hidden: true, description: 'Copies for visitors.' },
  },
]

/** URL of the smallest WebP variant in the CMS: the public URL works for published images only. */
function thumbnailUrl(doc: Record<string, unknown>): string | null {
  const parsed = storedVariants.safeParse(doc['variants'])
  const smallest = parsed.success
    ? parsed.data.find(({ type }) => type === 'image/webp')
    : undefined
  return smallest ? `/api/media/variant/${smallest.file}` : null
}

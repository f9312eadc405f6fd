import { IMAGE_TYPES } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { refuseShowingImages } from '../access/authors/refuse-showing-images'
import { signedIn } from '../access/roles'
import { documentStateField } from '../fields/document-state/document-state-field'
import { imageFileField } from '../fields/image/image-file-field'
import { importBatchField } from '../fields/import-batch'
import { setImageSlug } from '../fields/slug/set-image-slug'
import { checkUpload } from '../images/upload/check-upload'
import { confirmTerms } from '../images/metadata/confirm-terms'
import { fillMetadata } from '../images/metadata/fill-metadata'
import { keepFocalPoint } from '../images/keep-focal-point'
import { payloadUploadsDir } from '../images/folders'
import { preventDeletingPublishedMedia } from '../publish/prevent-deleting-published-media'
import { serveOriginal, serveVariant } from '../images/files/serve-files'
import { tiffEndpoint } from '../images/tiff/endpoint'
import { noteAnimation } from '../images/upload/note-animation'
import { recogniseSameFile } from '../images/upload/recognise-same-file'
import { processingEndpoints } from '../images/processing/endpoints'
import { latestVariants, processingRow } from '../images/processing/processing-fields'
import { queueImage, removeFiles, storeFiles } from '../images/files/store-files'
import { applyView } from '../media-library/apply-view'
import { libraryEndpoints } from '../media-library/endpoints'
import { viewField } from '../media-library/view-field'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import type { Settings } from '../settings'
import { cameraFields } from './media/camera-fields'
import { computedFields } from './media/computed-fields'
import { creditFields } from './media/credit-fields'
import { descriptionFields } from './media/description-fields'
import { sidebarFields } from './media/sidebar-fields'
import { versionsOfSaves } from '../versions/keep-versions'

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
    staticDir: payloadUploadsDir(dataDir),
    handlers: [serveOriginal(dataDir)],
    mimeTypes: Object.keys(IMAGE_TYPES),
    crop: false,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
  },
  endpoints: [
    serveVariant(dataDir),
    ...libraryEndpoints,
    ...processingEndpoints(dataDir),
    tiffEndpoint(dataDir),
  ],
  versions: versionsOfSaves(),
  hooks: {
    beforeOperation: [
      ...[applyView, checkUpload, recogniseSameFile],
      ...[keepFocalPoint, confirmTerms],
    ],
    // What reads and waits comes before what writes.
    beforeChange: [fillMetadata, refuseShowingImages, storeFiles(dataDir), setImageSlug],
    beforeDelete: [preventDeletingPublishedMedia('media')],
    afterChange: [publishAfterChange('media'), queueImage(dataDir), noteAnimation],
    afterDelete: [publishAfterDelete('media'), removeFiles(dataDir)],
  },
  fields: [
    documentStateField(),
    imageFileField(),
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

/** URL of the smallest WebP variant in the CMS: the public URL works for published images only. */
function thumbnailUrl(doc: Record<string, unknown>): string | null {
  const { data } = processingRow.safeParse(doc)
  const smallest = data && latestVariants(data).find(({ type }) => type === 'image/webp')
  return smallest ? `/api/media/variant/${smallest.file}` : null
}

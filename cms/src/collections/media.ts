import { IMAGE_TYPES } from '@tessera/content'
import type { CollectionConfig, Field } from 'payload'
import { signedIn } from '../access/roles'
import { importBatchField } from '../fields/import-batch'
import { checkUpload } from '../images/check-upload'
import { keepFocalPoint } from '../images/keep-focal-point'
import { originalsDir } from '../images/folders'
import { preventDeletingPublishedMedia } from '../hooks/prevent-deleting-published-media'
import { serveOriginal, serveVariant } from '../images/serve-files'
import { removeFiles, storeFiles } from '../images/store-files'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { storedVariants } from '../publish/rows/media-row'
import type { Settings } from '../settings'

const readOnly = { create: () => false, update: () => false }

/** Images. Own file storage: Payload's deletes files before the commit and can overwrite existing names. */
export const media = ({ dataDir }: Settings): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'decorative', 'updatedAt'],
    description:
      'Images. The originals are private; visitors get smaller copies without camera data.',
    listSearchableFields: ['filename', 'alt', 'title'],
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
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
  endpoints: [serveVariant(dataDir)],
  hooks: {
    beforeOperation: [checkUpload, keepFocalPoint],
    beforeChange: [storeFiles(dataDir)],
    beforeDelete: [preventDeletingPublishedMedia('media')],
    afterChange: [publishAfterChange('media')],
    afterDelete: [publishAfterDelete('media'), removeFiles(dataDir)],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: 'Alt text',
      maxLength: 500,
      admin: {
        description:
          'Describes the image for screen readers. Required before the image is published.',
        condition: (data) => !data?.['decorative'],
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'The image adds no information to the text. Screen readers skip it.',
      },
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: {
        description: 'Title of the image; shown as its caption if “Show as caption” is set.',
      },
    },
    {
      name: 'showCaption',
      type: 'checkbox',
      label: 'Show as caption',
      defaultValue: false,
      admin: { description: 'Shows the title below the image in articles and in the lightbox.' },
    },
    ...computedFields(),
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

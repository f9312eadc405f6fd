import type { CollectionConfig, Field } from 'payload'
import { signedIn } from '../access/roles'
import { importBatchField } from '../fields/import-batch'
import { checkUpload } from '../media/check-upload'
import { keepFocalPoint } from '../media/focal-point'
import { originalsDir } from '../media/folders'
import { IMAGE_TYPES } from '../media/image-type'
import { refuseDeletingShown } from '../media/refuse-deleting-shown'
import { serveOriginal, serveVariant } from '../media/serve-files'
import { removeFiles, storeFiles } from '../media/store-files'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import { storedVariants } from '../publish/rows'
import type { Settings } from '../settings'

const computed = { create: () => false, update: () => false }

/** Images. The files are ours to keep: Payload deletes before the commit and would write over a name. */
export const media = ({ dataDir }: Settings): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Image', plural: 'Media' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'decorative', 'updatedAt'],
    description:
      'Images. The originals stay private; visitors get smaller copies without camera data.',
    listSearchableFields: ['filename', 'alt', 'title'],
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  upload: {
    disableLocalStorage: true,
    staticDir: originalsDir(dataDir),
    handlers: [serveOriginal(dataDir)],
    mimeTypes: Object.values(IMAGE_TYPES).map(({ mime }) => mime),
    crop: false,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: ({ doc }) => previewOf(doc),
  },
  endpoints: [serveVariant(dataDir)],
  hooks: {
    beforeOperation: [checkUpload, keepFocalPoint],
    beforeChange: [storeFiles(dataDir)],
    beforeDelete: [refuseDeletingShown('media')],
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
          'What the image shows, for those who cannot see it; needed before it is published.',
        condition: (data) => !data?.['decorative'],
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'The image says nothing that the text does not: screen readers skip it.',
      },
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'The caption, when it is shown as one.' },
    },
    {
      name: 'showCaption',
      type: 'checkbox',
      label: 'Show as caption',
      defaultValue: false,
      admin: { description: 'Shows the title under the image in articles and in the lightbox.' },
    },
    ...computedFields(),
    importBatchField(),
  ],
})

const computedFields = (): Field[] => [
  {
    name: 'thumbHash',
    type: 'text',
    access: computed,
    admin: { hidden: true, description: 'A blurred preview in 25 bytes.' },
  },
  {
    name: 'variants',
    type: 'json',
    access: computed,
    admin: { hidden: true, description: 'The copies that visitors get.' },
  },
]

/** The smallest WebP, through the CMS: the public address works only for published images. */
function previewOf(doc: Record<string, unknown>): string | null {
  const parsed = storedVariants.safeParse(doc['variants'])
  const preview = parsed.success ? parsed.data.find(({ type }) => type === 'image/webp') : undefined
  return preview ? `/api/media/variant/${preview.file}` : null
}

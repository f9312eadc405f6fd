import type { Block } from 'payload'
import { workFields } from './gallery/work-fields'
import { filterFields } from './gallery/filter-fields'
import { layoutFields } from './gallery/layout-fields'
import { lightboxFields } from './gallery/lightbox-fields'
import { nameFields } from './gallery/name-fields'
import { pagingFields } from './gallery/paging-fields'
import { tileFields } from './gallery/tile-fields'
import { blockAdmin } from './admin/block-admin'

/** Articles as tiles. The block stores a query; the site finds the articles. */
export const galleryBlock = (): Block => ({
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: blockAdmin('gallery', 'Gallery'),
  fields: [
    ...nameFields(),
    ...layoutFields(),
    {
      type: 'row',
      admin: { className: 'tessera-works-and-preview' },
      fields: [
        ...workFields(),
        {
          name: 'preview',
          type: 'ui',
          admin: { components: { Field: '/admin/gallery-preview/GalleryPreview#GalleryPreview' } },
        },
      ],
    },
    ...filterFields(),
    ...pagingFields(),
    ...tileFields(),
    ...lightboxFields(),
  ],
})

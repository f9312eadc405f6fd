import type { Block } from 'payload'
import { articleFields } from './gallery/article-fields'
import { filterFields } from './gallery/filter-fields'
import { layoutFields } from './gallery/layout-fields'
import { lightboxFields } from './gallery/lightbox-fields'
import { nameFields } from './gallery/name-fields'
import { pagingFields } from './gallery/paging-fields'
import { tileFields } from './gallery/tile-fields'
import { blockAdmin } from './block-admin'

/** Articles as tiles. What is shown is a query: the site works out the tiles. */
export const galleryBlock = (): Block => ({
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: blockAdmin('gallery', 'Gallery'),
  fields: [
    ...nameFields(),
    ...layoutFields(),
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/gallery-preview/GalleryPreview#GalleryPreview' } },
    },
    ...filterFields(),
    ...articleFields(),
    ...pagingFields(),
    ...tileFields(),
    ...lightboxFields(),
  ],
})

import type { GalleryBlock, PageBlock } from '@tessera/content'

export const isGallery = (block: PageBlock): block is GalleryBlock => block.type === 'gallery'

import type { Block } from 'payload'
import { thumbnailOf, type ThumbnailBlock } from './thumbnails'

const LABEL = '/admin/row-labels/BlockLabel#BlockLabel'

/**
 * Admin options of a page block: a thumbnail in the block selector, and a header with the block's first words.
 * @param label name of the block type
 */
export const blockAdmin = (block: ThumbnailBlock, label: string): Block['admin'] => ({
  disableBlockName: true,
  images: { thumbnail: thumbnailOf(block) },
  components: { Label: { path: LABEL, clientProps: { blockLabel: label } } },
})

import type { Block } from 'payload'
import { thumbnailOf, type DrawnBlock } from './thumbnails'

const TITLE = '/admin/row-title/BlockTitle#BlockTitle'

/**
 * How a block of a page is told from others in the admin: by its image where one is chosen, and by its first words where
 * it stands folded among twenty.
 * @param kind its name, as an editor reads it
 */
export const blockAdmin = (block: DrawnBlock, kind: string): Block['admin'] => ({
  disableBlockName: true,
  images: { thumbnail: thumbnailOf(block) },
  components: { Label: { path: TITLE, clientProps: { kind } } },
})

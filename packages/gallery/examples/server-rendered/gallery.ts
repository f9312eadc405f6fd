import type { GalleryData } from '@tessera/gallery'
import { plain, topics, years } from '../works'

/** Used on the server and in the browser. */
export const gallery: GalleryData = {
  ...plain,
  groups: [topics, years],
  paging: { kind: 'more', size: 12 },
}

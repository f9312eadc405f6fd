import type { Video } from '@tessera/content'

/** Width to height, in as many digits as a page needs. */
export const videoRatio = ({ width, height }: Video): number =>
  Math.round((width / height) * 1000) / 1000

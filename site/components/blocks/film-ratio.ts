import type { Film } from '@tessera/content'

/** Width to height, in as many digits as a page needs. */
export const filmRatio = ({ width, height }: Film): number =>
  Math.round((width / height) * 1000) / 1000

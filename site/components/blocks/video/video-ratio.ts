import type { Video } from '@tessera/content'

/** Width divided by height, with three decimals. */
export const videoRatio = ({ width, height }: Video): number =>
  Math.round((width / height) * 1000) / 1000

import { formatNumber } from './format-number'
import type { Labels } from './labels'

/** The labels of tiles. */
export type TileLabels = Pick<Labels, 'count' | 'readMore' | 'enlarge' | 'imageCount'>

export const defaultTileLabels: TileLabels = {
  count: formatNumber,
  readMore: (title) => `Read: ${title}`,
  enlarge: (title) => `Enlarge: ${title}`,
  imageCount: (count) => `${formatNumber(count)} images`,
}

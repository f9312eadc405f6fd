import { decodePlaceholder } from '../../../core/tile/placeholder'
import { tileTags } from '../../../core/tile/tile-tags'
import { ImageCount } from './ImageCount'
import { TextCover } from './TextCover'

/** What tiles can have besides an image, a text and icons. A gallery of images alone does without it. */
export const tileExtras = { TextCover, ImageCount, tileTags, decodePlaceholder }

export type TileExtras = typeof tileExtras

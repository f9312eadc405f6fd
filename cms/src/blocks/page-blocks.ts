import type { Block } from 'payload'
import type { Editors } from '../fields/editors'
import { callToActionBlock } from './call-to-action'
import { carouselBlock } from './carousel'
import { columnsBlock } from './columns'
import { embedBlock } from './embed'
import { galleryBlock } from './gallery'
import { modalBlock } from './modal'
import { imageBlock } from './image'
import { imagesBlock } from './images'
import { quoteBlock } from './quote'
import { richTextBlock } from './rich-text'
import { videoBlock } from './video'

/** Blocks of a page, in the order of the block selector. */
export const pageBlocks = (editors: Editors): Block[] => [
  galleryBlock(),
  richTextBlock(editors),
  imageBlock(),
  imagesBlock(),
  quoteBlock(),
  callToActionBlock(),
  videoBlock(),
  embedBlock(),
  carouselBlock(),
  modalBlock(editors),
  columnsBlock(editors),
]

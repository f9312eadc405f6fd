import type { PageBlock } from '@tessera/content'
import type { Documents } from '../layout/documents'
import { CallToActionBlock } from './CallToActionBlock'
import { CarouselBlock } from './CarouselBlock'
import { ColumnsBlock } from './ColumnsBlock'
import { EmbedBlock } from './EmbedBlock'
import { ImageBlock } from './images/ImageBlock'
import { ImagesBlock } from './images/ImagesBlock'
import { ModalBlock } from './ModalBlock'
import { QuoteBlock } from './QuoteBlock'
import { Prose } from './rich-text/Prose'
import { VideoFigure } from './video/VideoFigure'

/** Galleries are rendered by GalleryBlock.tsx. */
export type BlockOnPage = Exclude<PageBlock, { type: 'gallery' }>

/** The return type makes the compiler report a block type without a case. */
export function Block({
  block,
  documents,
}: {
  readonly block: BlockOnPage
  readonly documents: Documents
}): React.JSX.Element {
  switch (block.type) {
    case 'richText':
      return <Prose content={block.content} documents={documents} />
    case 'image':
      return <ImageBlock {...{ block, documents }} />
    case 'images':
      return <ImagesBlock {...{ block, documents }} />
    case 'quote':
      return <QuoteBlock {...{ block, documents }} />
    case 'callToAction':
      return <CallToActionBlock {...{ block, documents }} />
    case 'video':
      return <VideoFigure reference={block} documents={documents} />
    case 'embed':
      return <EmbedBlock {...{ block, documents }} />
    case 'carousel':
      return <CarouselBlock {...{ block, documents }} />
    case 'modal':
      return <ModalBlock {...{ block, documents }} />
    case 'columns':
      return <ColumnsBlock {...{ block, documents }} />
  }
}

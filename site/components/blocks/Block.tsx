import type { PageBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { CarouselBlock } from '../moving/CarouselBlock'
import { ModalBlock } from '../moving/ModalBlock'
import { Prose } from '../Prose'
import { CallToActionBlock } from './CallToActionBlock'
import { ColumnsBlock } from './ColumnsBlock'
import { EmbedBlock } from './EmbedBlock'
import { ImageBlock } from './ImageBlock'
import { ImagesBlock } from './ImagesBlock'
import { QuoteBlock } from './QuoteBlock'
import { VideoFigure } from './VideoFigure'

/** A gallery has a root of its own, made before. */
export type BlockOnPage = Exclude<PageBlock, { type: 'gallery' }>

/** A kind of block without a case is an error of the compiler: not every path would return. */
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

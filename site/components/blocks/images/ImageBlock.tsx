import type { PageBlock } from '@tessera/content'
import type { Documents } from '../../layout/documents'
import { Figure } from './Figure'
import { PAGE_WIDTH_SIZES, TEXT_WIDTH_SIZES } from './image-sizes'

type Block = Extract<PageBlock, { type: 'image' }>

/** The `sizes` for each width that an editor can choose; blocks.css has the widths. */
const SIZES: Readonly<Record<Block['width'], string>> = {
  text: TEXT_WIDTH_SIZES,
  wide: PAGE_WIDTH_SIZES,
  full: '100vw',
}

export function ImageBlock({
  block: { media: id, width },
  documents,
}: {
  readonly block: Block
  readonly documents: Documents
}) {
  const media = documents.mediaOf(id)
  if (!media) return null
  const { x, y } = media.focalPoint
  return (
    <div
      className="image-block"
      data-width={width}
      // Only images of full width are cropped, to the height of the viewport. The crop keeps the focal point.
      style={width === 'full' ? { '--focus': `${x * 100}% ${y * 100}%` } : undefined}
    >
      <Figure media={media} sizes={SIZES[width]} />
    </div>
  )
}
